import { z } from 'zod'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
import {
  CATEGORY_ICONS,
  CHOOSE_CATEGORY,
  COMMUNITY_FORBIDDEN,
  FORUM_NOT_FOUND,
  MAX_DESCRIPTION_CHARACTERS,
  MAX_TITLE_CHARACTERS,
} from './forum-rules.ts'

const said = z.literal(true)
const count = z.number().int().min(0)

export const Category = z.object({
  category_id: Id,
  name: z.string(),
  description: z.string(),
  icon: z.enum(CATEGORY_ICONS),
})
export type Category = z.infer<typeof Category>

/** `null`: deleted or sample. */
export const Author = z.object({ username: z.string() }).nullable()

export const Forum = z.object({
  forum_id: Id,
  title: z.string(),
  description: z.string(),
  category_id: Id,
  category: z.object({ name: z.string() }),
  is_pinned: z.boolean(),
  is_locked: z.boolean(),
  /** Includes replies. */
  post_count: count,
  created_at: Instant,
  last_post_at: Instant.nullable(),
  author: Author,
  last_author: Author,
})
export type Forum = z.infer<typeof Forum>

const NewForum = z.object({
  title: safeText({ min: 1, max: MAX_TITLE_CHARACTERS, label: 'The title' }),
  description: safeText({ max: MAX_DESCRIPTION_CHARACTERS, label: 'The description' }).optional().default(''),
  category_id: z.uuid({ error: CHOOSE_CATEGORY }),
  /** Admins only. */
  is_pinned: z.boolean({ error: 'is_pinned must be true or false' }).optional().default(false),
  client_key: z.uuid({ error: 'client_key must be a UUID' }).optional(),
})
export type NewForum = z.output<typeof NewForum>

/** `content/community/first-forums.json` */
export const FirstForums = z.array(
  z.strictObject({
    category: z.string(),
    title: safeText({ min: 1, max: MAX_TITLE_CHARACTERS, label: 'The title' }),
    description: safeText({ min: 1, max: MAX_DESCRIPTION_CHARACTERS, label: 'The description' }),
  }),
)
export type FirstForums = z.output<typeof FirstForums>

const forumParams = z.object({ forumId: Id })
const forbidden = COMMUNITY_FORBIDDEN
const ofForum = { params: forumParams, forbidden, notFound: FORUM_NOT_FOUND }

export const forums = {
  categories: endpoint('GET /api/community/categories', 'community', {
    summary: 'List forum categories in display order',
    isCached: true,
    forbidden,
    reply: z.object({ success: said, categories: z.array(Category) }),
  }),
  list: endpoint('GET /api/community/forums', 'community', {
    summary: 'List all forums or those of one category, most recently active first',
    isCached: true,
    query: z.object({ category_id: Id.optional() }),
    forbidden,
    reply: z.object({ success: said, forums: z.array(Forum) }),
  }),
  create: endpoint('POST /api/community/forums', 'community', {
    summary: 'Create a forum (admins and testers; only admins can pin it)',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    forbidden,
    body: NewForum,
    reply: z.object({ success: said, forum: Forum }),
  }),
  change: endpoint('PATCH /api/community/forums/:forumId', 'admin', {
    summary: 'Pin, unpin, lock or unlock a forum',
    params: forumParams,
    notFound: FORUM_NOT_FOUND,
    body: z
      .strictObject({ is_pinned: z.boolean().optional(), is_locked: z.boolean().optional() })
      .refine(({ is_pinned, is_locked }) => is_pinned !== undefined || is_locked !== undefined, {
        error: 'Name is_pinned or is_locked',
      }),
    reply: z.object({ success: said, forum: Forum }),
  }),
  subscribe: endpoint('POST /api/community/forums/:forumId/subscribe', 'community', {
    summary: 'Subscribe to new posts in a forum. Idempotent',
    ...ofForum,
    reply: data(z.object({ is_subscribed: z.boolean() })),
  }),
  unsubscribe: endpoint('DELETE /api/community/forums/:forumId/subscribe', 'community', {
    summary: 'Unsubscribe from a forum. Idempotent',
    ...ofForum,
    reply: Done,
  }),
}
