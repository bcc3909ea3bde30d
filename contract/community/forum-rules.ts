import { can } from '#contract/roles.ts'
import * as m from '#messages/contract/community.ts'

export const MAX_TITLE_CHARACTERS = 100
export const MAX_DESCRIPTION_CHARACTERS = 500
export const POSTS_PAGE = 20
export const REPLIES_WITH_POST = 3

export const CATEGORY_ICONS = ['chat', 'users', 'newspaper', 'help-circle', 'edit', 'check-circle', 'mic', 'book-open'] as const

export const REPORT_REASONS = [
  'spam',
  'harassment',
  'hate_speech',
  'inappropriate_content',
  'misinformation',
  'off_topic',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const MAX_REPORT_CHARACTERS = 1000

export const COMMUNITY_FORBIDDEN = m.forbidden
export const CHOOSE_CATEGORY = m.chooseCategory
export const FORUM_NOT_FOUND = m.forumNotFound
export const POST_NOT_FOUND = m.postNotFound
export const FORUM_LOCKED = m.forumLocked
export const MAY_NOT_CREATE_FORUM = m.mayNotCreateForum
export const MAY_NOT_PIN = m.mayNotPin
export const MAY_NOT_EDIT_POST = m.mayNotEditPost
export const MAY_NOT_DELETE_POST = m.mayNotDeletePost
export const OWN_POST_REACTION = m.ownPostReaction
export const OWN_POST_REPORT = m.ownPostReport
/** Replaces text and author while there are replies. */
export const DELETED = '[deleted]'
/** Except to author and moderators. */
export const HIDDEN_CONTENT = '[hidden by a moderator]'
export const POST_HIDDEN = m.postHidden
export const ALREADY_REPORTED = m.alreadyReported

/** @param authorId `null` if deleted */
export const isAuthorOrModerator = (user: { id: string; role: string }, authorId: string | null): boolean =>
  user.id === authorId || can(user.role, 'moderateCommunity')
