import type { QuestionFilter } from '#contract/practice/mock-test-filter.ts'
import { MOCK_QUESTIONS } from '#contract/practice/mock-test-rules.ts'

export interface Preset {
  filter: QuestionFilter
  questions: number
}

const USUAL_QUESTIONS = 50
const ANSWERED = ['any', 'wrong', 'unseen'] as const

const THREAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Of `/mock-tests?lines=gs2.courts,gs3.economy&count=10&answered=wrong`, or of `?thread=<id>&count=18`. */
export function presetOf(params: URLSearchParams): Preset {
  const nodes = (params.get('lines') ?? '').split(',').filter((id) => id !== '')
  const count = Number(params.get('count'))
  const isCount = Number.isInteger(count) && count >= MOCK_QUESTIONS.least && count <= MOCK_QUESTIONS.most
  const answered = ANSWERED.find((one) => one === params.get('answered')) ?? 'any'
  const thread = THREAD_ID.exec(params.get('thread') ?? '')?.[0]
  return {
    filter: { nodes, only_read: false, answered, ...(thread && { thread }) },
    questions: isCount ? count : USUAL_QUESTIONS,
  }
}

/** As many as there are, if that is enough for a test. */
export const offeredQuestions = (wanted: number, pool: number | undefined): number =>
  pool === undefined || pool < MOCK_QUESTIONS.least ? wanted : Math.min(wanted, pool)
