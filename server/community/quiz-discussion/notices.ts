import { SILENCED_BY } from '#contract/messaging/notification-types.ts'
import { can, type Role } from '#contract/roles.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import type { Viewer } from './policy.ts'

export interface Writer extends Viewer {
  username: string
}

export interface DiscussionAt {
  discussion_id: string
  question_number: number
  quiz_id: string
  quiz_title: string
  /** Drafts are seen by admins only. */
  is_published: boolean
  author_id: string | null
  author_role: Role | null
}

interface Told {
  userId: string
  discussion: DiscussionAt
  by: string
}

/** The author of the discussion, unless they did it themselves or could not open what they are told of. */
export function authorToTell(discussion: DiscussionAt, { id, username }: Writer): Told[] {
  const { author_id, author_role, is_published } = discussion
  const canOpen = can(author_role ?? undefined, is_published ? 'community' : 'admin')
  return author_id && author_id !== id && canOpen ? [{ userId: author_id, discussion, by: username }] : []
}

/** The words name who wrote but never repeat what: it may be edited or deleted before it is read. */
export function repliedTo({ userId, discussion, by }: Told, replyId: string): Notice {
  return {
    userId,
    type: 'quiz_discussion_reply',
    title: 'New reply to your discussion',
    message: `${by} replied about question ${discussion.question_number} of ${discussion.quiz_title}.`,
    path: `${pathOf(discussion)}/reply-${replyId}`,
    about: replyNotice(replyId),
    silencedBy: SILENCED_BY.quiz_discussion_reply,
  }
}

/** Nobody is named: it is done by those who look after the community. */
export function wasResolved({ userId, discussion }: Told): Notice {
  return {
    userId,
    type: 'quiz_discussion_resolved',
    title: 'Your discussion was marked as resolved',
    message: `It is about question ${discussion.question_number} of ${discussion.quiz_title}. If it is still open for you, you can open it again.`,
    path: pathOf(discussion),
    about: resolvedNotice(discussion.discussion_id),
    silencedBy: SILENCED_BY.quiz_discussion_resolved,
  }
}

/** What the notices are about, to take them back when that is no longer so. */
export const replyNotice = (replyId: string): string => `discussion-reply:${replyId}`
export const resolvedNotice = (discussionId: string): string => `discussion-resolved:${discussionId}`

const pathOf = ({ quiz_id, discussion_id }: DiscussionAt) => `/community/quiz-forums/${quiz_id}#discussion-${discussion_id}`
