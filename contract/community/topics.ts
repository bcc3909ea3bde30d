import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/text.ts'
import { COMMUNITY_FORBIDDEN } from './forum-rules.ts'
import { Author } from './forums.ts'

export const Topic = z.object({
  post_id: Id,
  forum: z.object({ forum_id: Id, title: z.string() }),
  author: Author,
  excerpt: z.string(),
  replies_count: z.number().int().min(0),
  latest: z.object({ post_id: Id, author: Author, created_at: Instant }),
})
export type Topic = z.infer<typeof Topic>

export const topics = {
  latest: endpoint('GET /api/community/latest', 'community', {
    summary: 'List the ten posts of all forums with the latest activity. Hidden and deleted posts are left out',
    isCached: true,
    forbidden: COMMUNITY_FORBIDDEN,
    reply: data(z.array(Topic)),
  }),
}
