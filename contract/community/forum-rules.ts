import { can } from '#contract/roles.ts'

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

export const COMMUNITY_FORBIDDEN = 'Pro access required to take part in the community'
export const FORUM_NOT_FOUND = 'Forum not found'
export const POST_NOT_FOUND = 'Post not found'
export const FORUM_LOCKED = 'This forum is locked'
export const MAY_NOT_CREATE_FORUM = 'Only admins and testers can create forums'
export const MAY_NOT_PIN = 'Only admins can pin a forum'
export const MAY_NOT_EDIT_POST = 'You can only edit your own posts'
export const MAY_NOT_DELETE_POST = 'You can only delete your own posts'
export const OWN_POST_REACTION = 'You cannot react to your own post'
export const OWN_POST_REPORT = 'You cannot report your own post'
/** Replaces text and author while there are replies. */
export const DELETED = '[deleted]'
/** Except to author and moderators. */
export const HIDDEN_CONTENT = '[hidden by a moderator]'
export const POST_HIDDEN = 'A moderator has hidden this post'
export const ALREADY_REPORTED = 'You have already reported this post'

/** @param authorId `null` if deleted */
export const isAuthorOrModerator = (user: { id: string; role: string }, authorId: string | null): boolean =>
  user.id === authorId || can(user.role, 'moderateCommunity')
