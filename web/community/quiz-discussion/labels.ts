import type { DiscussionFilter, DiscussionType } from '#contract/community/quiz-discussion.ts'

export const TYPE_LABELS: Record<DiscussionType, string> = {
  question: 'Question/Doubt',
  explanation: 'Explanation Request',
  strategy: 'Strategy Discussion',
}

export const FILTER_LABELS: Record<DiscussionFilter, string> = {
  all: 'All Discussions',
  unresolved: 'Unresolved',
  'my-posts': 'My Posts',
}

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Never negative, even if this clock is slow. */
export function formatAge(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant)
  if (age < HOUR) return 'Just now'
  return age < DAY ? `${Math.floor(age / HOUR)}h ago` : `${Math.floor(age / DAY)}d ago`
}
