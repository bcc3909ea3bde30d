import type { InfiniteData } from '@tanstack/react-query'
import type { AdminFeedback, FeedbackCounts } from '#contract/site/feedback.ts'
import type { FeedbackStatus } from '#contract/site/feedback-rules.ts'

export interface FeedbackPage {
  success: true
  data: AdminFeedback[]
  next_before: string | null
  /** `null` after the first page. */
  counts: FeedbackCounts | null
}
export type FeedbackList = InfiniteData<FeedbackPage, string | null>

export function withFeedback(list: FeedbackList, item: AdminFeedback): FeedbackList {
  const before = find(list, item.feedback_id)
  if (!before) return list
  return {
    ...list,
    pages: list.pages.map(({ data, counts, ...page }) => ({
      ...page,
      data: data.map((one) => (one.feedback_id === item.feedback_id ? item : one)),
      counts: counts && withCount(withCount(counts, before.status, -1), item.status, 1),
    })),
  }
}

export function withoutFeedback(list: FeedbackList, id: string): FeedbackList {
  const removed = find(list, id)
  if (!removed) return list
  return {
    ...list,
    pages: list.pages.map(({ data, counts, ...page }) => ({
      ...page,
      data: data.filter((one) => one.feedback_id !== id),
      counts: counts && withCount(counts, removed.status, -1),
    })),
  }
}

export function totalOf(counts: FeedbackCounts, status: FeedbackStatus | 'all'): number {
  return status === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status]
}

const find = (list: FeedbackList, id: string) =>
  list.pages.flatMap(({ data }) => data).find(({ feedback_id }) => feedback_id === id)

const withCount = (counts: FeedbackCounts, status: FeedbackStatus, by: number): FeedbackCounts => ({
  ...counts,
  [status]: Math.max(0, counts[status] + by),
})
