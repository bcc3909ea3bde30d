import type { Forum } from '#contract/community/forums.ts'

/** `now` and `timeZone` define today. */
export function forumStatistics(
  forums: readonly Forum[],
  categories: number | undefined,
  now: Date,
  timeZone: string | undefined,
) {
  const dayOf = calendar(timeZone)
  const today = dayOf(now)
  return {
    forums: forums.length,
    posts: forums.reduce((sum, { post_count }) => sum + post_count, 0),
    categories: categories ?? new Set(forums.map(({ category_id }) => category_id)).size,
    activeToday: forums.filter(({ last_post_at }) => last_post_at !== null && dayOf(new Date(last_post_at)) === today).length,
  }
}

export type ForumStatistics = ReturnType<typeof forumStatistics>

function calendar(timeZone: string | undefined): (at: Date) => string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  return (at) => day.format(at)
}
