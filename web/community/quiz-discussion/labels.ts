import type { DiscussionFilter, DiscussionType } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-discussion.ts'

export const TYPE_LABELS: Record<DiscussionType, string> = {
  question: m.questionOrDoubt,
  explanation: m.explanationRequest,
  strategy: m.strategyDiscussion,
}

export const FILTER_LABELS: Record<DiscussionFilter, string> = {
  all: m.allDiscussions,
  unresolved: m.unresolved,
  'my-posts': m.myPosts,
}

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Never negative, even if this clock is slow. */
export function formatAge(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant)
  if (age < HOUR) return m.justNow
  return age < DAY ? m.hoursAgo({ hours: Math.floor(age / HOUR) }) : m.daysAgo({ days: Math.floor(age / DAY) })
}
