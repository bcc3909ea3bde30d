import { expect, test } from 'vitest'
import type { FeedbackStatus } from '#contract/site/feedback-rules.ts'
import { stepsOf } from './timeline.ts'

const SENT = '2026-01-01T06:00:00.000Z'
const at = (day: number) => `2026-01-0${day}T06:00:00.000Z`
const steps = (...changes: [FeedbackStatus, number][]) =>
  stepsOf({
    status: changes.at(-1)?.[0] ?? 'submitted',
    created_at: SENT,
    status_changes: changes.map(([status, day]) => ({ status, changed_at: at(day) })),
  }).map(({ status, at }) => [status, at])

test.each([
  ['submitted', ['submitted']],
  ['received', ['submitted', 'received']],
  ['in_progress', ['submitted', 'received', 'in_progress']],
  ['resolved', ['submitted', 'received', 'in_progress', 'resolved']],
  ['closed', ['submitted', 'received', 'in_progress', 'resolved', 'closed']],
] as const)('feedback that is %s shows the steps %j', (status, shown) => {
  expect(stepsOf({ status, created_at: SENT, status_changes: [] }).map((step) => step.status)).toEqual(shown)
})

test('each step has the time when it was reached; a skipped step has none', () => {
  expect(steps(['received', 2], ['resolved', 4])).toEqual([
    ['submitted', SENT],
    ['received', at(2)],
    ['in_progress', undefined],
    ['resolved', at(4)],
  ])
})

test('after a step back the times are still in order', () => {
  expect(steps(['in_progress', 2], ['resolved', 3], ['in_progress', 5], ['closed', 6])).toEqual([
    ['submitted', SENT],
    ['received', undefined],
    ['in_progress', at(5)],
    ['resolved', undefined],
    ['closed', at(6)],
  ])
  expect(steps(['received', 2], ['submitted', 3])).toEqual([['submitted', SENT]])
})
