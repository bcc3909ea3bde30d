import type { NotificationType, Toggle } from '#contract/messaging/notification-types.ts'

/** An in-app notification for one user. */
export interface Notice {
  userId: string
  type: NotificationType
  title: string
  message: string
  path: string | null
  /** The subject, as a deduplication key: a user gets one notification of a type about it. */
  about: string
  /** The preference that turns it off, if it is not the one of its type. */
  silencedBy?: Toggle
  /** A later notification about the same subject replaces the text of the earlier one instead of being dropped; a read one stays read. */
  folds?: boolean
}
