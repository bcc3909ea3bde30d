import { MOCK_QUESTIONS, minutesFor } from '#contract/practice/mock-test-rules.ts'
import { inIndianTime } from '#web/platform/time/indian-time.ts'
import type { AdminTest, PoolQuestion, SavedRules } from './api.ts'
import { type TypedMarks, typedMarks } from './marks-fields.tsx'

/** Times are Indian. */
export interface TestDraft {
  title: string
  opens: string
  closes: string
  minutes: string
  marks: TypedMarks
  paper: readonly PoolQuestion[]
}

export const newTest = (rules: SavedRules): TestDraft => ({
  title: '',
  opens: '',
  closes: '',
  minutes: String(minutesFor(MOCK_QUESTIONS.most, rules.minutes_per_hundred)),
  marks: typedMarks(rules),
  paper: [],
})

export const draftOf = (test: AdminTest & { paper: readonly PoolQuestion[] }): TestDraft => ({
  title: test.title,
  opens: inIndianTime(test.opens_at),
  closes: inIndianTime(test.closes_at),
  minutes: String(test.minutes),
  marks: typedMarks(test.rules),
  paper: test.paper,
})

export function withMore(paper: readonly PoolQuestion[], drawn: readonly PoolQuestion[], wanted: number): PoolQuestion[] {
  const has = new Set(paper.map(({ question_id }) => question_id))
  const more = drawn.filter(({ question_id }) => !has.has(question_id))
  return [...paper, ...more.slice(0, wanted)].slice(0, MOCK_QUESTIONS.most)
}

export function moved(paper: readonly PoolQuestion[], place: number, by: -1 | 1): PoolQuestion[] {
  const next = [...paper]
  const [question] = next.splice(place, 1)
  if (question) next.splice(place + by, 0, question)
  return next
}
