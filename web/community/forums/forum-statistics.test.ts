import { expect, test } from 'vitest'
import type { Forum } from '#contract/community/forums.ts'
import { forumStatistics } from './forum-statistics.ts'

const forum = (post_count: number, last_post_at: string | null, category_id = 'news') =>
  ({ post_count, last_post_at, category_id }) as Forum

test('the cards count forums, posts, categories and the forums with a post today in the user’s time zone', () => {
  const forums = [
    forum(4, '2026-03-19T18:29:00.000Z'),
    forum(2, '2026-03-19T18:31:00.000Z'),
    forum(0, null, 'talk'),
    forum(1, '2026-03-20T02:00:00.000Z'),
  ]
  const now = new Date('2026-03-20T03:00:00Z')
  expect(forumStatistics(forums, 5, now, 'Asia/Kolkata')).toEqual({ forums: 4, posts: 7, categories: 5, activeToday: 2 })
  expect(forumStatistics(forums, undefined, now, 'UTC')).toEqual({ forums: 4, posts: 7, categories: 2, activeToday: 1 })
})
