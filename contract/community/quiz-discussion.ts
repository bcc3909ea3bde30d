import { z } from 'zod'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { data, endpoint } from '#contract/endpoint.ts'
import { NEWEST_FIRST, pageOf, pageQuery } from '#contract/paging.ts'
import { cursor, Id, Instant, limit, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/community.ts'
import { COMMUNITY_FORBIDDEN } from './forum-rules.ts'
import { MAX_POST_LENGTH } from './post-text.ts'
import { QUIZ_FORUM_NOT_FOUND } from './quiz-forums.ts'

export const DISCUSSION_TYPES = ['question', 'explanation', 'strategy'] as const
export type DiscussionType = (typeof DISCUSSION_TYPES)[number]

export const DISCUSSION_FILTERS = ['all', 'unresolved', 'my-posts'] as const
export type DiscussionFilter = (typeof DISCUSSION_FILTERS)[number]

export const FIRST_REPLIES = 3
export const PRODUCT_AUTHOR = 'UPSC Current Catalyst'

const Written = {
  id: Id,
  /** A username, `[deleted]` or the product. */
  author: z.string(),
  content: z.string(),
  created_at: Instant,
  is_edited: z.boolean(),
  is_sample: z.boolean(),
  likes: z.number().int(),
  user_reaction: z.literal('like').nullable(),
  is_own: z.boolean(),
  can_manage: z.boolean(),
}

export const DiscussionReply = z.object({ ...Written, is_helpful: z.boolean() })
export type DiscussionReply = z.infer<typeof DiscussionReply>

export const Discussion = z.object({
  ...Written,
  question_number: z.number().int(),
  /** Only its number: texts need `proStudy`. */
  question_text: z.string(),
  discussion_type: z.enum(DISCUSSION_TYPES),
  is_resolved: z.boolean(),
  is_deleted: z.boolean(),
  /** Oldest first. */
  replies: z.array(DiscussionReply),
  replies_count: z.number().int(),
})
export type Discussion = z.infer<typeof Discussion>

const content = safeText({ min: 1, max: MAX_POST_LENGTH, label: 'Content' }).transform((text) => text.trim())
const client_key = z.uuid({ error: 'client_key must be a UUID' }).optional()

const NewDiscussion = z.object({
  question_number: z
    .number({ error: 'question_number must be a number' })
    .int({ error: 'question_number must be a whole number' })
    .min(1, { error: 'question_number must be at least 1' })
    .max(500, { error: 'question_number must be at most 500' }),
  discussion_type: z.enum(DISCUSSION_TYPES, { error: `discussion_type must be one of ${DISCUSSION_TYPES.join(', ')}` }),
  content,
  client_key,
})
export type NewDiscussion = z.output<typeof NewDiscussion>

export const DISCUSSION_NOT_FOUND = m.discussionNotFound
export const REPLY_NOT_FOUND = m.replyNotFound
export const DISCUSSION_DELETED = m.discussionDeleted
export const NOT_YOURS = m.notYours
export const OWN_LIKE = m.ownLike
export const ONLY_AUTHOR_RESOLVES = m.onlyAuthorResolves
export const ONLY_AUTHOR_HELPED = m.onlyAuthorHelped
export const OWN_HELP = m.ownHelp

const forbidden = COMMUNITY_FORBIDDEN
const forum = { params: z.object({ quizId: Id }), forbidden, notFound: QUIZ_FORUM_NOT_FOUND }
const discussion = { params: z.object({ discussionId: Id }), forbidden, notFound: DISCUSSION_NOT_FOUND }
const reply = { params: z.object({ replyId: Id }), forbidden, notFound: REPLY_NOT_FOUND }

const Liked = data(z.object({ likes: z.number().int(), user_reaction: z.literal('like').nullable() }))
const Resolved = data(z.object({ is_resolved: z.boolean() }))
const Helpful = data(z.object({ is_helpful: z.boolean() }))

export const quizDiscussion = {
  list: endpoint('GET /api/community/quiz-forums/:quizId/discussions', 'community', {
    summary: `List the discussions of a quiz, ${NEWEST_FIRST}`,
    ...forum,
    query: z.object({
      filter: z.enum(DISCUSSION_FILTERS, { error: `filter must be one of ${DISCUSSION_FILTERS.join(', ')}` }).default('all'),
      ...pageQuery(20, 50),
    }),
    reply: pageOf(Discussion),
  }),
  post: endpoint('POST /api/community/quiz-forums/:quizId/discussions', 'community', {
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    summary: 'Start a discussion about a question of a quiz',
    ...forum,
    body: NewDiscussion,
    reply: data(Discussion),
  }),
  discussion: endpoint('GET /api/community/discussions/:discussionId', 'community', {
    summary: 'Get a discussion with its first replies',
    ...discussion,
    reply: data(Discussion),
  }),
  edit: endpoint('PUT /api/community/discussions/:discussionId', 'community', {
    summary: 'Edit a discussion (its author, admins and testers)',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...discussion,
    body: z.object({ content }),
    reply: data(Discussion),
  }),
  remove: endpoint('DELETE /api/community/discussions/:discussionId', 'community', {
    summary: 'Delete a discussion. With replies it stays as "[deleted]"; otherwise `data` is null',
    ...discussion,
    reply: data(Discussion.nullable()),
  }),
  like: endpoint('PUT /api/community/discussions/:discussionId/like', 'community', {
    summary: 'Like a discussion of someone else. Idempotent',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...discussion,
    reply: Liked,
  }),
  unlike: endpoint('DELETE /api/community/discussions/:discussionId/like', 'community', {
    summary: 'Remove your like. Idempotent',
    ...discussion,
    reply: Liked,
  }),
  resolve: endpoint('PUT /api/community/discussions/:discussionId/resolved', 'community', {
    summary: 'Mark a discussion as resolved (its author, admins and testers)',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...discussion,
    reply: Resolved,
  }),
  reopen: endpoint('DELETE /api/community/discussions/:discussionId/resolved', 'community', {
    summary: 'Reopen a resolved discussion (its author, admins and testers)',
    ...discussion,
    reply: Resolved,
  }),
  replies: endpoint('GET /api/community/discussions/:discussionId/replies', 'community', {
    summary: 'List replies to a discussion, oldest first. `next_after` is the `after` of the next page, null on the last page',
    ...discussion,
    query: z.object({ after: cursor('after').optional(), limit: limit(50) }),
    reply: z.object({ success: z.literal(true), data: z.array(DiscussionReply), next_after: z.string().nullable() }),
  }),
  reply: endpoint('POST /api/community/discussions/:discussionId/replies', 'community', {
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    summary: 'Reply to a discussion',
    ...discussion,
    body: z.object({ content, client_key }),
    reply: data(DiscussionReply),
  }),
  editReply: endpoint('PUT /api/community/discussion-replies/:replyId', 'community', {
    summary: 'Edit a reply (its author, admins and testers)',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...reply,
    body: z.object({ content }),
    reply: data(DiscussionReply),
  }),
  removeReply: endpoint('DELETE /api/community/discussion-replies/:replyId', 'community', {
    summary: 'Delete a reply. `data` is its discussion, or null if this was the last reply of a deleted discussion',
    ...reply,
    reply: data(Discussion.nullable()),
  }),
  likeReply: endpoint('PUT /api/community/discussion-replies/:replyId/like', 'community', {
    summary: 'Like a reply of someone else. Idempotent',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...reply,
    reply: Liked,
  }),
  unlikeReply: endpoint('DELETE /api/community/discussion-replies/:replyId/like', 'community', {
    summary: 'Remove your like. Idempotent',
    ...reply,
    reply: Liked,
  }),
  markHelpful: endpoint('PUT /api/community/discussion-replies/:replyId/helpful', 'community', {
    summary: 'Mark a reply of someone else as helpful (the author of the discussion)',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    ...reply,
    reply: Helpful,
  }),
  unmarkHelpful: endpoint('DELETE /api/community/discussion-replies/:replyId/helpful', 'community', {
    summary: 'Remove the helpful mark (the author of the discussion)',
    ...reply,
    reply: Helpful,
  }),
}
