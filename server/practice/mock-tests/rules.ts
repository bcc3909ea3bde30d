import type { AttemptState } from '#contract/practice/mock-attempts.ts'
import type { ByCertainty, Counted, MarkedQuestion } from '#contract/practice/mock-results.ts'
import {
  CERTAINTIES,
  type Certainty,
  GRACE_MS,
  LATE_ANSWERS_MS,
  type MarkingRules,
  type Mistake,
  marksOf,
} from '#contract/practice/mock-test-rules.ts'
import { type Question, questionFrom, type StoredQuestion } from '#contract/practice/question.ts'

/** A copy from when the test was made. */
export interface PaperQuestion extends Question {
  /** Library id; scheduled tests have their own ids. */
  source_id?: string
  translated: MarkedQuestion['translated']
  article_id: string
  article_title: string
  publication_date: string
  paper: string
  syllabus: string[]
}

/** May be of an earlier version. */
export type StoredPaper = (Omit<PaperQuestion, keyof Question> & StoredQuestion)[]
export const paperFrom = (stored: StoredPaper): PaperQuestion[] => stored.map(questionFrom)

export interface StoredAnswer {
  question_id: string
  /** Null: left out. */
  option: string | null
  certainty: Certainty | null
  is_flagged: boolean
  seconds: number
  earlier: string[]
  /** Only in scheduled tests. */
  is_late: boolean
  /** Stated by the person. */
  mistake: Mistake | null
}

export const NOT_SEEN: Omit<StoredAnswer, 'question_id'> = {
  option: null,
  certainty: null,
  is_flagged: false,
  seconds: 0,
  earlier: [],
  is_late: false,
  mistake: null,
}

export type Outcome = MarkedQuestion['result']

export interface Marked {
  question: PaperQuestion
  answer: StoredAnswer
  result: Outcome
  marks_hundredths: number
}

export function markPaper(paper: readonly PaperQuestion[], answers: readonly StoredAnswer[], rules: MarkingRules): Marked[] {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  return paper.map((question) => {
    const answer = given.get(question.question_id) ?? { question_id: question.question_id, ...NOT_SEEN }
    const result = resultOf(question, answer)
    return { question, answer, result, marks_hundredths: marksOf(counted([result]), rules) }
  })
}

function resultOf({ correct_option }: PaperQuestion, { option }: StoredAnswer): Outcome {
  if (option === null) return 'left_out'
  return option === correct_option ? 'right' : 'wrong'
}

function counted(results: readonly Outcome[]) {
  const number = (wanted: Outcome) => results.filter((result) => result === wanted).length
  return { right: number('right'), wrong: number('wrong'), left_out: number('left_out') }
}

export const totalOf = (marked: readonly Marked[], rules: MarkingRules): Counted => {
  const total = counted(marked.map(({ result }) => result))
  return { ...total, marks_hundredths: marksOf(total, rules) }
}

/** Without questions left out. */
export function byCertainty(marked: readonly Marked[], rules: MarkingRules): ByCertainty[] {
  return [...CERTAINTIES, null].flatMap((certainty) => {
    const answered = marked.filter(({ answer, result }) => result !== 'left_out' && answer.certainty === certainty)
    if (answered.length === 0) return []
    const { right, marks_hundredths } = totalOf(answered, rules)
    return [{ certainty, answered: answered.length, right, marks_hundredths }]
  })
}

export function sumByCertainty(attempts: readonly ByCertainty[][]): ByCertainty[] {
  return [...CERTAINTIES, null].flatMap((certainty) => {
    const parts = attempts.flat().filter((part) => part.certainty === certainty)
    if (parts.length === 0) return []
    const sum = (field: 'answered' | 'right' | 'marks_hundredths') => parts.reduce((total, part) => total + part[field], 0)
    return [{ certainty, answered: sum('answered'), right: sum('right'), marks_hundredths: sum('marks_hundredths') }]
  })
}

/**
 * What the person stated, else what the answers show.
 * @param ranOut whether time was over before submission
 */
export function mistakeOf({ question, answer, result }: Marked, ranOut: boolean): Mistake | null {
  if (result === 'right') return null
  if (answer.mistake) return answer.mistake
  if (answer.earlier.includes(question.correct_option)) return 'changed_right_answer'
  if (result === 'left_out' && ranOut && answer.seconds === 0) return 'ran_out_of_time'
  return 'did_not_know'
}

/** Including the penalty of a wrong answer. */
export const lostOn = ({ marks_hundredths }: Marked, rules: MarkingRules): number => rules.right_hundredths - marks_hundredths

export const sourceOf = ({ question_id, source_id }: PaperQuestion): string => source_id ?? question_id

/** Wrong or guessed answers, by library id. */
export const toReview = (marked: readonly Marked[]): string[] =>
  marked
    .filter(({ answer, result }) => result === 'wrong' || (result === 'right' && answer.certainty === 'guess'))
    .map(({ question }) => sourceOf(question))

interface Times {
  ends_at: Date
  submitted_at: Date | null
  marked_at: Date | null
}

/** @param areResultsOut true for an own test */
export function stateOf({ ends_at, submitted_at, marked_at }: Times, areResultsOut: boolean, now: Date): AttemptState {
  if (marked_at && areResultsOut) return 'marked'
  if (submitted_at) return 'submitted'
  return now < ends_at ? 'open' : 'over'
}

/** Rounded up: an open attempt has at least one. */
export const secondsLeft = (endsAt: Date, now: Date): number => Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))

export const resultsAt = (closesAt: Date): Date => new Date(closesAt.getTime() + LATE_ANSWERS_MS)

export const isLate = (endsAt: Date, now: Date): boolean => now.getTime() > endsAt.getTime() + GRACE_MS

/** Whether answers given in time may still be on the way to an own test that ended by its time. */
export const isAwaited = ({ ends_at, submitted_at }: Pick<Times, 'ends_at' | 'submitted_at'>, now: Date): boolean =>
  (submitted_at === null || submitted_at >= ends_at) && now.getTime() <= ends_at.getTime() + LATE_ANSWERS_MS

/** Tolerated error of a device's clock. */
const CLOCK_MS = 5000

/**
 * Milliseconds since the start; `undefined` after the end.
 * @param givenMs by the device's clock
 */
export function givenInTime(givenMs: number, { started_at, ends_at }: { started_at: Date; ends_at: Date }, now: Date) {
  const given = Math.min(givenMs, Math.max(0, now.getTime() - started_at.getTime()))
  const most = ends_at.getTime() - started_at.getTime()
  return given <= most + CLOCK_MS ? Math.min(given, most) : undefined
}
