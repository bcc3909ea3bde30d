export const MOCK_QUESTIONS = { least: 5, most: 100 }

/** Hundredths are exact: −66 is −0.66. */
export interface MarkingRules {
  right_hundredths: number
  wrong_hundredths: number
  left_out_hundredths: number
}

/** General Studies Paper I. */
export const USUAL_RULES = { right_hundredths: 200, wrong_hundredths: -66, left_out_hundredths: 0, minutes_per_hundred: 120 }

export const MARK_LIMIT_HUNDREDTHS = 1000
export const MINUTES_PER_HUNDRED = { least: 30, most: 600 }

export const MOCK_MINUTES = { least: 5, most: 300 }

export const CERTAINTIES = ['sure', 'two_left', 'guess'] as const
export type Certainty = (typeof CERTAINTIES)[number]

export const MISTAKES = ['did_not_know', 'misread', 'changed_right_answer', 'ran_out_of_time'] as const
export type Mistake = (typeof MISTAKES)[number]

export const LEAST_FOR_PERCENTILE = 20

/**
 * How long after the end (of a scheduled test: after closing) answers given in time are still taken: two of the longest pauses between
 * tries of the outbox, 300 seconds each.
 */
export const LATE_ANSWERS_MS = 600_000

/** For answers in transit. Later ones count, but not in the percentile. */
export const GRACE_MS = 60_000

export const minutesFor = (questions: number, minutesPerHundred: number): number =>
  Math.ceil((questions * minutesPerHundred) / 100)

export const marksOf = (
  { right, wrong, left_out }: { right: number; wrong: number; left_out: number },
  rules: MarkingRules,
): number => right * rules.right_hundredths + wrong * rules.wrong_hundredths + left_out * rules.left_out_hundredths

/** Of a test that a person made. Stored, so in English. */
export const ownTitle = (questions: number): string => `Test of ${questions} questions`

const OWN_TITLE = /^Test of (\d+) questions$/

/** @returns undefined if it is not the title of a test that a person made */
export function questionsOfOwnTitle(title: string): number | undefined {
  const questions = OWN_TITLE.exec(title)?.[1]
  return questions === undefined ? undefined : Number(questions)
}

/** `66.68`, `−0.66` */
export function marksText(hundredths: number): string {
  const digits = Math.abs(hundredths).toString().padStart(3, '0')
  return `${hundredths < 0 ? '−' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
