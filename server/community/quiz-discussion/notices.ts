import { can, type Role } from '#contract/roles.ts'
import { told } from '#server/messaging/shared/notice-words.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import type { Viewer } from './policy.ts'

export interface Writer extends Viewer {
  username: string
}

export interface NoticeDiscussion {
  discussion_id: string
  question_number: number
  quiz_id: string
  quiz_title: string
  is_published: boolean
  author_id: string | null
  author_role: Role | null
}

interface Recipient {
  userId: string
  discussion: NoticeDiscussion
  by: string
}

/** The author, unless they are the writer or cannot open the page. */
export function recipientsOf(discussion: NoticeDiscussion, { id, username }: Writer): Recipient[] {
  const { author_id, author_role, is_published } = discussion
  const canOpen = can(author_role ?? undefined, is_published ? 'community' : 'admin')
  return author_id && author_id !== id && canOpen ? [{ userId: author_id, discussion, by: username }] : []
}

/** Never quotes the reply, which may be edited or deleted later. */
export function replyPosted({ userId, discussion, by }: Recipient, replyId: string): Notice {
  return {
    userId,
    type: 'quiz_discussion_reply',
    ...told({ kind: 'discussion_reply', name: by, ...questionOf(discussion) }),
    path: `${pathOf(discussion)}/reply-${replyId}`,
    about: replyNotice(replyId),
  }
}

/** Names nobody: moderators resolve too. */
export function discussionResolved({ userId, discussion }: Recipient): Notice {
  return {
    userId,
    type: 'quiz_discussion_resolved',
    ...told({ kind: 'discussion_resolved', ...questionOf(discussion) }),
    path: pathOf(discussion),
    about: resolvedNotice(discussion.discussion_id),
  }
}

export const replyNotice = (replyId: string): string => `discussion-reply:${replyId}`
export const resolvedNotice = (discussionId: string): string => `discussion-resolved:${discussionId}`

const questionOf = ({ question_number, quiz_title }: NoticeDiscussion) => ({ question: question_number, quiz: quiz_title })
const pathOf = ({ quiz_id, discussion_id }: NoticeDiscussion) => `/community/quiz-forums/${quiz_id}#discussion-${discussion_id}`
