/** How many questions a mock test has. */
export const MOCK_QUESTIONS = { least: 10, most: 100 }

/** Marks are counted in hundredths, so that they are exact: 200 is +2, −66 is −0.66. */
export interface MarkingRules {
  right_hundredths: number
  wrong_hundredths: number
  left_out_hundredths: number
}

/** The rules of General Studies Paper I, until an admin sets others: 100 questions in 120 minutes. */
export const USUAL_RULES = { right_hundredths: 200, wrong_hundredths: -66, left_out_hundredths: 0, minutes_per_hundred: 120 }

/** Limits of the rules that an admin can set. */
export const MARK_LIMIT_HUNDREDTHS = 1000
export const MINUTES_PER_HUNDRED = { least: 30, most: 600 }

/** Minutes of a scheduled test. */
export const MOCK_MINUTES = { least: 5, most: 300 }

/** How certain somebody was of an answer. */
export const CERTAINTIES = ['sure', 'two_left', 'guess'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** Why a question was not answered rightly. */
export const MISTAKES = ['did_not_know', 'misread', 'changed_right_answer', 'ran_out_of_time'] as const
export type Mistake = (typeof MISTAKES)[number]

/** From so many people on, a result says where it stands among those of the same scheduled test. */
export const LEAST_FOR_PERCENTILE = 20

/** Answers may arrive until then: after the end of one's own test, and after a scheduled test closes. */
export const LATE_ANSWERS_MS = { own: 24 * 3_600_000, scheduled: 10 * 60_000 }

/** Answers to a scheduled test may be on their way so long. What arrives later is late: it counts, outside the percentile. */
export const GRACE_MS = 60_000

/** The whole minutes for so many questions. */
export const minutesFor = (questions: number, minutesPerHundred: number): number =>
  Math.ceil((questions * minutesPerHundred) / 100)

/** Marks of so many answers, in hundredths. */
export const marksOf = (
  { right, wrong, left_out }: { right: number; wrong: number; left_out: number },
  rules: MarkingRules,
): number => right * rules.right_hundredths + wrong * rules.wrong_hundredths + left_out * rules.left_out_hundredths

/** As the examination prints marks, with two decimals: `66.68`, `−0.66`. */
export function marksText(hundredths: number): string {
  const digits = Math.abs(hundredths).toString().padStart(3, '0')
  return `${hundredths < 0 ? '−' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
