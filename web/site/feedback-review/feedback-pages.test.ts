import { expect, test } from 'vitest'
import type { AdminFeedback } from '#contract/site/feedback.ts'
import type { FeedbackStatus } from '#contract/site/feedback-rules.ts'
import { type FeedbackList, totalOf, withFeedback, withoutFeedback } from './feedback-pages.ts'

const item = (feedback_id: string, status: FeedbackStatus) => ({ feedback_id, status }) as AdminFeedback
const counts = { submitted: 2, received: 1, in_progress: 0, resolved: 0, closed: 0 }
const list: FeedbackList = {
  pages: [
    { success: true, data: [item('c', 'submitted'), item('b', 'received')], next_before: 'b', counts },
    { success: true, data: [item('a', 'submitted')], next_before: null, counts: null },
  ],
  pageParams: [null, 'b'],
}
const shown = ({ pages }: FeedbackList) =>
  pages.map(({ data }) => data.map(({ feedback_id, status }) => `${feedback_id} ${status}`))

test('changed feedback keeps its position, and the counts are updated', () => {
  const after = withFeedback(list, item('a', 'closed'))
  expect(shown(after)).toEqual([['c submitted', 'b received'], ['a closed']])
  expect(after.pages.map(({ counts }) => counts)).toEqual([{ ...counts, submitted: 1, closed: 1 }, null])
})

test('deleted feedback is removed from the list and the counts', () => {
  const after = withoutFeedback(list, 'b')
  expect(shown(after)).toEqual([['c submitted'], ['a submitted']])
  expect(after.pages[0]?.counts).toEqual({ ...counts, received: 0 })
})

test('feedback that is not in the list changes nothing', () => {
  expect(withFeedback(list, item('x', 'closed'))).toBe(list)
  expect(withoutFeedback(list, 'x')).toBe(list)
})

test('the total is the sum over all statuses', () => {
  expect([totalOf(counts, 'all'), totalOf(counts, 'submitted')]).toEqual([3, 2])
})
