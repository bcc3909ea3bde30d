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

/** A question of a test with its right answer, as it was when the test was made. */
export interface PaperQuestion extends Question {
  /** The question of the library: a scheduled test has ids of its own. Missing where both are the same. */
  source_id?: string
  translated: MarkedQuestion['translated']
  article_id: string
  article_title: string
  publication_date: string
  paper: string
  syllabus: string[]
}

/** The questions of a test as an earlier version may have stored them. */
export type StoredPaper = (Omit<PaperQuestion, keyof Question> & StoredQuestion)[]
export const paperFrom = (stored: StoredPaper): PaperQuestion[] => stored.map(questionFrom)

/** An answer as it is stored. */
export interface StoredAnswer {
  question_id: string
  /** Null for a question that is left out. */
  option: string | null
  certainty: Certainty | null
  is_flagged: boolean
  seconds: number
  /** Options that were chosen before. */
  earlier: string[]
  /** It came to a scheduled test after the time. */
  is_late: boolean
  /** What the person says. */
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

/** A question with its answer and what that is worth. */
export interface Marked {
  question: PaperQuestion
  answer: StoredAnswer
  result: Outcome
  marks_hundredths: number
}

/** Marks every question of a paper; questions without a stored answer are left out. */
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

/** How many of these questions were answered rightly, wrongly and not at all, with their marks. */
export const totalOf = (marked: readonly Marked[], rules: MarkingRules): Counted => {
  const total = counted(marked.map(({ result }) => result))
  return { ...total, marks_hundredths: marksOf(total, rules) }
}

/** The answers by certainty, those without one last. Questions that were left out do not count. */
export function byCertainty(marked: readonly Marked[], rules: MarkingRules): ByCertainty[] {
  return [...CERTAINTIES, null].flatMap((certainty) => {
    const answered = marked.filter(({ answer, result }) => result !== 'left_out' && answer.certainty === certainty)
    if (answered.length === 0) return []
    const { right, marks_hundredths } = totalOf(answered, rules)
    return [{ certainty, answered: answered.length, right, marks_hundredths }]
  })
}

/** Adds up what several attempts tell by certainty. */
export function sumByCertainty(attempts: readonly ByCertainty[][]): ByCertainty[] {
  return [...CERTAINTIES, null].flatMap((certainty) => {
    const parts = attempts.flat().filter((part) => part.certainty === certainty)
    if (parts.length === 0) return []
    const sum = (field: 'answered' | 'right' | 'marks_hundredths') => parts.reduce((total, part) => total + part[field], 0)
    return [{ certainty, answered: sum('answered'), right: sum('right'), marks_hundredths: sum('marks_hundredths') }]
  })
}

/**
 * Why a question was not answered rightly: what the person said, or else what the answers tell. A right option that was changed is told
 * before time that ran out.
 * @param ranOut whether the time was over before the attempt was submitted
 */
export function mistakeOf({ question, answer, result }: Marked, ranOut: boolean): Mistake | null {
  if (result === 'right') return null
  if (answer.mistake) return answer.mistake
  if (answer.earlier.includes(question.correct_option)) return 'changed_right_answer'
  if (result === 'left_out' && ranOut && answer.seconds === 0) return 'ran_out_of_time'
  return 'did_not_know'
}

/** Marks that a question did not bring and, where it was answered wrongly, cost. */
export const lostOn = ({ marks_hundredths }: Marked, rules: MarkingRules): number => rules.right_hundredths - marks_hundredths

/** The id of a question in the library. */
export const sourceOf = ({ question_id, source_id }: PaperQuestion): string => source_id ?? question_id

/** Questions of the library that go to the review: answered wrongly, or guessed. */
export const toReview = (marked: readonly Marked[]): string[] =>
  marked
    .filter(({ answer, result }) => result === 'wrong' || (result === 'right' && answer.certainty === 'guess'))
    .map(({ question }) => sourceOf(question))

interface Times {
  ends_at: Date
  submitted_at: Date | null
  marked_at: Date | null
}

/** @param areResultsOut of a scheduled test; true for one's own */
export function stateOf({ ends_at, submitted_at, marked_at }: Times, areResultsOut: boolean, now: Date): AttemptState {
  if (marked_at && areResultsOut) return 'marked'
  if (submitted_at) return 'submitted'
  return now < ends_at ? 'open' : 'over'
}

/** Seconds until the time is over, rounded up, so that an open attempt has at least one. */
export const secondsLeft = (endsAt: Date, now: Date): number => Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))

/** When the answers to a scheduled test are marked. */
export const resultsAt = (closesAt: Date): Date => new Date(closesAt.getTime() + LATE_ANSWERS_MS.scheduled)

/** Whether what arrives now counts as late. */
export const isLate = (endsAt: Date, now: Date): boolean => now.getTime() > endsAt.getTime() + GRACE_MS

/** The clock of a device that stops its paper may be so far behind. */
const CLOCK_MS = 5000

/**
 * When an answer was given, in milliseconds since the attempt began: never later than now. `undefined` if the time was over by then.
 * @param givenMs what the device says
 */
export function givenInTime(givenMs: number, { started_at, ends_at }: { started_at: Date; ends_at: Date }, now: Date) {
  const given = Math.min(givenMs, Math.max(0, now.getTime() - started_at.getTime()))
  const most = ends_at.getTime() - started_at.getTime()
  return given <= most + CLOCK_MS ? Math.min(given, most) : undefined
}
