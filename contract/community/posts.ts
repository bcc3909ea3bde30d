import { z } from 'zod'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { data, endpoint } from '#contract/endpoint.ts'
import { cursor, Id, Instant, limit, safeText } from '#contract/text.ts'
import { COMMUNITY_FORBIDDEN, FORUM_NOT_FOUND, POST_NOT_FOUND, POSTS_PAGE } from './forum-rules.ts'
import { Author, Forum } from './forums.ts'
import { MAX_POST_LENGTH } from './post-text.ts'

const said = z.literal(true)
const count = z.number().int().min(0)

const PostFields = z.object({
  post_id: Id,
  author_id: Id.nullable(),
  author: Author,
  content: z.string(),
  parent_post_id: Id.nullable(),
  created_at: Instant,
  updated_at: Instant,
  is_edited: z.boolean(),
  is_pinned: z.boolean(),
  /** Deleted, but with replies. */
  is_deleted: z.boolean(),
  /** Only author and moderators get the content. */
  is_hidden: z.boolean(),
  likes_count: count,
  dislikes_count: count,
  user_reaction: z.enum(['like', 'dislike']).nullable(),
})

export const Reply = PostFields
export type Reply = z.infer<typeof Reply>

export const Post = PostFields.extend({
  replies_count: count,
  /** Latest, in ascending order. */
  replies: z.array(Reply),
})
export type Post = z.infer<typeof Post>

export const Reaction = z.object({
  action: z.enum(['created', 'removed', 'updated']),
  user_reaction: z.enum(['like', 'dislike']).nullable(),
  likes_count: count,
  dislikes_count: count,
})
export type Reaction = z.infer<typeof Reaction>

export const ForumForMember = Forum.extend({ is_subscribed: z.boolean() })
export type ForumForMember = z.infer<typeof ForumForMember>

const content = safeText({ min: 1, max: MAX_POST_LENGTH, label: 'The post' })

const NewPost = z.object({
  content,
  parent_post_id: z.uuid({ error: 'parent_post_id must be the id of a post' }).nullish(),
  client_key: z.uuid({ error: 'client_key must be a UUID' }).optional(),
})
export type NewPost = z.output<typeof NewPost>

const CURSOR = { error: 'before must be the next_before of a reply' }

/** Valid after that post's deletion. */
const Cursor = z
  .string()
  .regex(/^[01]~\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-f-]{36}$/, CURSOR)
  .transform((text) => text.split('~') as [is_pinned: '0' | '1', created_at: string, post_id: string])
  .refine(([, at, id]) => !Number.isNaN(Date.parse(at)) && Id.safeParse(id).success, CURSOR)

/** New posts shift `page` but not `before`. */
const Paging = z.object({
  page: z.coerce
    .number({ error: 'page must be a whole number' })
    .int({ error: 'page must be a whole number' })
    .min(1, { error: 'page must be at least 1' })
    .max(100_000, { error: 'page must be at most 100000' })
    .optional(),
  before: Cursor.optional(),
  limit: limit(POSTS_PAGE),
})
export type Paging = z.output<typeof Paging>

const postParams = z.object({ postId: Id })
const forbidden = COMMUNITY_FORBIDDEN
const ofForum = { params: z.object({ forumId: Id }), forbidden, notFound: FORUM_NOT_FOUND }
const ofPost = { params: postParams, forbidden, notFound: POST_NOT_FOUND }
const onePage = { posts: z.array(Post), next_before: z.string().nullable() }

export const posts = {
  forum: endpoint('GET /api/community/forums/:forumId', 'community', {
    summary: 'Get a forum with a page of its posts: pinned posts first, then newest first',
    ...ofForum,
    query: Paging,
    reply: z.object({ success: said, forum: ForumForMember, ...onePage }),
  }),
  list: endpoint('GET /api/community/forums/:forumId/posts', 'community', {
    summary: 'List a page of posts: pinned posts first, then newest first',
    ...ofForum,
    query: Paging,
    reply: z.object({ success: said, ...onePage }),
  }),
  create: endpoint('POST /api/community/forums/:forumId/posts', 'community', {
    summary: 'Create a post or a reply. A reply to a reply belongs to the same post',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...ofForum,
    body: NewPost,
    reply: z.object({ success: said, post: Post }),
  }),
  post: endpoint('GET /api/community/posts/:postId', 'community', {
    summary: 'Get a post; for the id of a reply, the post that it belongs to',
    ...ofPost,
    reply: z.object({ success: said, forum_id: Id, post: Post }),
  }),
  replies: endpoint('GET /api/community/posts/:postId/replies', 'community', {
    summary: 'List replies to a post, oldest first. `next_after` is the `after` of the next page, null on the last page',
    ...ofPost,
    query: z.object({ after: cursor('after').optional(), limit: limit(100) }),
    reply: z.object({ success: said, replies: z.array(Reply), next_after: z.string().nullable() }),
  }),
  edit: endpoint('PUT /api/community/posts/:postId', 'community', {
    summary: 'Edit a post (its author, admins and testers)',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...ofPost,
    body: z.object({ content }),
    reply: z.object({ success: said, post: Post }),
  }),
  pin: endpoint('PATCH /api/community/posts/:postId', 'admin', {
    summary: 'Pin a post to the top of its forum, or unpin it',
    params: postParams,
    notFound: POST_NOT_FOUND,
    body: z.strictObject({ is_pinned: z.boolean({ error: 'is_pinned must be true or false' }) }),
    reply: z.object({ success: said, post: Post }),
  }),
  hide: endpoint('PATCH /api/admin/community/posts/:postId', 'admin', {
    summary: 'Hide the content of a post from others, or show it again',
    params: postParams,
    notFound: POST_NOT_FOUND,
    body: z.strictObject({ is_hidden: z.boolean({ error: 'is_hidden must be true or false' }) }),
    reply: z.object({ success: said, post: Post }),
  }),
  remove: endpoint('DELETE /api/community/posts/:postId', 'community', {
    summary:
      'Delete a post (its author, admins and testers). A post with replies stays without its content and is returned as `post`',
    ...ofPost,
    reply: z.object({ success: said, post: Post.nullable() }),
  }),
  react: endpoint('POST /api/community/posts/:postId/react', 'community', {
    summary: 'Like or dislike a post. The same reaction again removes it; the other one replaces it',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...ofPost,
    body: z.object({
      reaction_type: z.enum(['like', 'dislike'], { error: 'reaction_type must be "like" or "dislike"' }),
    }),
    reply: data(Reaction),
  }),
}
