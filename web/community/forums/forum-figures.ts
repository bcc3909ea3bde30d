import type { Forum } from '#contract/community/forums.ts'

/** What the cards above the list tell. @param now and @param timeZone decide what today is */
export function forumFigures(forums: readonly Forum[], categories: number | undefined, now: Date, timeZone: string | undefined) {
  const dayOf = calendar(timeZone)
  const today = dayOf(now)
  return {
    forums: forums.length,
    posts: forums.reduce((sum, { post_count }) => sum + post_count, 0),
    categories: categories ?? new Set(forums.map(({ category_id }) => category_id)).size,
    activeToday: forums.filter(({ last_post_at }) => last_post_at !== null && dayOf(new Date(last_post_at)) === today).length,
  }
}

export type ForumFigures = ReturnType<typeof forumFigures>

function calendar(timeZone: string | undefined): (at: Date) => string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  return (at) => day.format(at)
}
