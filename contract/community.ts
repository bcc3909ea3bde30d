import { z } from 'zod'
import {
  CATEGORY_ICONS,
  COMMUNITY_FORBIDDEN,
  FORUM_NOT_FOUND,
  MOST_DESCRIPTION_CHARACTERS,
  MOST_TITLE_CHARACTERS,
  POST_NOT_FOUND,
  POSTS_PAGE,
} from './community-rules.ts'
import { Done, data, endpoint } from './endpoint.ts'
import { MOST_POST_CHARACTERS } from './post-text.ts'
import { Id, Instant, limit, safeText } from './text.ts'

const said = z.literal(true)
const count = z.number().int().min(0)

export const Category = z.object({
  category_id: Id,
  name: z.string(),
  description: z.string(),
  icon: z.enum(CATEGORY_ICONS),
})
export type Category = z.infer<typeof Category>

/** People whose account is gone have no name; nor has what the product itself wrote. */
const Author = z.object({ username: z.string() }).nullable()

export const Forum = z.object({
  forum_id: Id,
  title: z.string(),
  description: z.string(),
  category_id: Id,
  category: z.object({ name: z.string() }),
  is_pinned: z.boolean(),
  is_locked: z.boolean(),
  /** Posts and replies. */
  post_count: count,
  created_at: Instant,
  last_post_at: Instant.nullable(),
  author: Author,
  last_author: Author,
})
export type Forum = z.infer<typeof Forum>

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

const clientKey = z.uuid({ error: 'client_key must be a UUID' }).optional()
const content = safeText({ min: 1, max: MOST_POST_CHARACTERS, label: 'The post' })

const NewForum = z.object({
  title: safeText({ min: 1, max: MOST_TITLE_CHARACTERS, label: 'The title' }),
  description: safeText({ max: MOST_DESCRIPTION_CHARACTERS, label: 'The description' }).optional().default(''),
  category_id: z.uuid({ error: 'Choose a category' }),
  /** For admins only. */
  is_pinned: z.boolean({ error: 'is_pinned must be true or false' }).optional().default(false),
  /** Made once for each draft by the client: sent again with it, the same forum is stored once. */
  client_key: clientKey,
})
export type NewForum = z.output<typeof NewForum>

const NewPost = z.object({
  content,
  parent_post_id: z.uuid({ error: 'parent_post_id must be the id of a post' }).nullish(),
  client_key: clientKey,
})
export type NewPost = z.output<typeof NewPost>

/** `page` counts from 1; `before` is the `next_before` of the page before, and does not shift when new posts come. */
const Paging = z.object({
  page: z.coerce
    .number({ error: 'page must be a whole number' })
    .int({ error: 'page must be a whole number' })
    .min(1, { error: 'page must be at least 1' })
    .max(100_000, { error: 'page must be at most 100000' })
    .optional(),
  before: Id.optional(),
  limit: limit(POSTS_PAGE),
})
export type Paging = z.output<typeof Paging>

const forumParams = z.object({ forumId: Id })
const postParams = z.object({ postId: Id })
const forbidden = COMMUNITY_FORBIDDEN
const ofForum = { params: forumParams, forbidden, notFound: FORUM_NOT_FOUND }
const ofPost = { params: postParams, forbidden, notFound: POST_NOT_FOUND }
const onePage = { posts: z.array(Post), next_before: Id.nullable() }

export const community = {
  categories: endpoint('GET /api/community/categories', 'community', {
    summary: 'Categories of forums, in their order',
    forbidden,
    reply: z.object({ success: said, categories: z.array(Category) }),
  }),
  forums: endpoint('GET /api/community/forums', 'community', {
    summary: 'All forums, the most recently active first, or those of one category',
    query: z.object({ category_id: Id.optional() }),
    forbidden,
    reply: z.object({ success: said, forums: z.array(Forum) }),
  }),
  forum: endpoint('GET /api/community/forums/:forumId', 'community', {
    summary: 'A forum with a page of its posts: pinned ones first, then the newest',
    ...ofForum,
    query: Paging,
    reply: z.object({ success: said, forum: Forum.extend({ is_subscribed: z.boolean() }), ...onePage }),
  }),
  createForum: endpoint('POST /api/community/forums', 'community', {
    summary: 'Create a forum: admins and testers; only admins pin',
    forbidden,
    body: NewForum,
    reply: z.object({ success: said, forum: Forum }),
  }),
  changeForum: endpoint('PATCH /api/community/forums/:forumId', 'admin', {
    summary: 'Pin or lock a forum, or undo it',
    params: forumParams,
    notFound: FORUM_NOT_FOUND,
    body: z
      .strictObject({ is_pinned: z.boolean().optional(), is_locked: z.boolean().optional() })
      .refine(({ is_pinned, is_locked }) => is_pinned !== undefined || is_locked !== undefined, {
        error: 'Name is_pinned or is_locked',
      }),
    reply: z.object({ success: said, forum: Forum }),
  }),
  posts: endpoint('GET /api/community/forums/:forumId/posts', 'community', {
    summary: 'A page of posts: pinned ones first, then the newest',
    ...ofForum,
    query: Paging,
    reply: z.object({ success: said, ...onePage }),
  }),
  createPost: endpoint('POST /api/community/forums/:forumId/posts', 'community', {
    summary: 'Post, or reply to a post; a reply to a reply is filed under the same post',
    ...ofForum,
    body: NewPost,
    reply: z.object({ success: said, post: Post }),
  }),
  post: endpoint('GET /api/community/posts/:postId', 'community', {
    summary: 'The post that an id belongs to, with its latest replies; of a reply, the post it hangs on',
    ...ofPost,
    reply: z.object({ success: said, forum_id: Id, post: Post }),
  }),
  replies: endpoint('GET /api/community/posts/:postId/replies', 'community', {
    summary: 'Replies to a post, oldest first; `next_after` is the `after` of the next page, null at the end',
    ...ofPost,
    query: z.object({ after: Id.optional(), limit: limit(100) }),
    reply: z.object({ success: said, replies: z.array(Reply), next_after: Id.nullable() }),
  }),
  editPost: endpoint('PUT /api/community/posts/:postId', 'community', {
    summary: 'Change the words of a post: its author, an admin or a tester',
    ...ofPost,
    body: z.object({ content }),
    reply: z.object({ success: said, post: Post }),
  }),
  pinPost: endpoint('PATCH /api/community/posts/:postId', 'admin', {
    summary: 'Pin a post to the top of its forum, or let it go',
    params: postParams,
    notFound: POST_NOT_FOUND,
    body: z.strictObject({ is_pinned: z.boolean({ error: 'is_pinned must be true or false' }) }),
    reply: z.object({ success: said, post: Post }),
  }),
  deletePost: endpoint('DELETE /api/community/posts/:postId', 'community', {
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
  subscribe: endpoint('POST /api/community/forums/:forumId/subscribe', 'community', {
    summary: 'Be told of new posts in a forum; doing it again changes nothing',
    ...ofForum,
    reply: data(z.object({ is_subscribed: z.boolean() })),
  }),
  unsubscribe: endpoint('DELETE /api/community/forums/:forumId/subscribe', 'community', {
    summary: 'Be told no longer',
    ...ofForum,
    reply: Done,
  }),
}
