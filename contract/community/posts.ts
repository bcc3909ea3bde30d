import { z } from 'zod'
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
  /** Its words are gone, its place stays while replies hang on it. */
  is_deleted: z.boolean(),
  /** A moderator has hidden it: its author and moderators still get its words, everybody else `[hidden by a moderator]`. */
  is_hidden: z.boolean(),
  likes_count: count,
  dislikes_count: count,
  /** The caller's own. */
  user_reaction: z.enum(['like', 'dislike']).nullable(),
})

export const Reply = PostFields
export type Reply = z.infer<typeof Reply>

export const Post = PostFields.extend({
  replies_count: count,
  /** The latest few, oldest of them first; `replies_count` tells whether there are more. */
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

/** A forum as one person finds it. */
export const ForumForMember = Forum.extend({ is_subscribed: z.boolean() })
export type ForumForMember = z.infer<typeof ForumForMember>

const content = safeText({ min: 1, max: MAX_POST_LENGTH, label: 'The post' })

const NewPost = z.object({
  content,
  parent_post_id: z.uuid({ error: 'parent_post_id must be the id of a post' }).nullish(),
  /** Made once for each draft by the client: sent again with it, the same post is stored once. */
  client_key: z.uuid({ error: 'client_key must be a UUID' }).optional(),
})
export type NewPost = z.output<typeof NewPost>

const CURSOR = { error: 'before must be the next_before of a reply' }

/** Where a page ended: pinned or not, when, and which. It holds even when that very post is deleted meanwhile. */
const Cursor = z
  .string()
  .regex(/^[01]~\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-f-]{36}$/, CURSOR)
  .transform((text) => text.split('~') as [is_pinned: '0' | '1', created_at: string, post_id: string])
  .refine(([, at, id]) => !Number.isNaN(Date.parse(at)) && Id.safeParse(id).success, CURSOR)

/**
 * `page` counts from 1; `before` is the `next_before` of the page before, and does not shift when new posts come.
 */
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

/** What is written in a forum. */
export const posts = {
  forum: endpoint('GET /api/community/forums/:forumId', 'community', {
    summary: 'A forum with a page of its posts: pinned ones first, then the newest',
    ...ofForum,
    query: Paging,
    reply: z.object({ success: said, forum: ForumForMember, ...onePage }),
  }),
  list: endpoint('GET /api/community/forums/:forumId/posts', 'community', {
    summary: 'A page of posts: pinned ones first, then the newest',
    ...ofForum,
    query: Paging,
    reply: z.object({ success: said, ...onePage }),
  }),
  create: endpoint('POST /api/community/forums/:forumId/posts', 'community', {
    summary: 'Post, or reply to a post; a reply to a reply is filed under the same post',
    ...ofForum,
    body: NewPost,
    reply: z.object({ success: said, post: Post }),
  }),
  post: endpoint('GET /api/community/posts/:postId', 'community', {
    summary: 'A post, or the one that a reply belongs to, wherever it stands in its forum',
    ...ofPost,
    reply: z.object({ success: said, forum_id: Id, post: Post }),
  }),
  replies: endpoint('GET /api/community/posts/:postId/replies', 'community', {
    summary: 'Replies to a post, oldest first; `next_after` is the `after` of the next page, null at the end',
    ...ofPost,
    query: z.object({ after: cursor('after').optional(), limit: limit(100) }),
    reply: z.object({ success: said, replies: z.array(Reply), next_after: z.string().nullable() }),
  }),
  edit: endpoint('PUT /api/community/posts/:postId', 'community', {
    summary: 'Change the words of a post: its author, an admin or a tester',
    ...ofPost,
    body: z.object({ content }),
    reply: z.object({ success: said, post: Post }),
  }),
  pin: endpoint('PATCH /api/community/posts/:postId', 'admin', {
    summary: 'Pin a post to the top of its forum, or let it go',
    params: postParams,
    notFound: POST_NOT_FOUND,
    body: z.strictObject({ is_pinned: z.boolean({ error: 'is_pinned must be true or false' }) }),
    reply: z.object({ success: said, post: Post }),
  }),
  hide: endpoint('PATCH /api/admin/community/posts/:postId', 'admin', {
    summary: 'Hide the words of a post from others, or show them again',
    params: postParams,
    notFound: POST_NOT_FOUND,
    body: z.strictObject({ is_hidden: z.boolean({ error: 'is_hidden must be true or false' }) }),
    reply: z.object({ success: said, post: Post }),
  }),
  remove: endpoint('DELETE /api/community/posts/:postId', 'community', {
    summary: 'Delete a post: its author, an admin or a tester. With replies its place stays, and `post` is what is left there',
    ...ofPost,
    reply: z.object({ success: said, post: Post.nullable() }),
  }),
  react: endpoint('POST /api/community/posts/:postId/react', 'community', {
    summary: 'Like or dislike a post; the same again takes it back, the other one switches',
    ...ofPost,
    body: z.object({
      reaction_type: z.enum(['like', 'dislike'], { error: 'reaction_type must be "like" or "dislike"' }),
    }),
    reply: data(Reaction),
  }),
}
