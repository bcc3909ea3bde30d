import type { NotificationType, Toggle } from '#contract/messaging/notification-types.ts'

export interface Notice {
  userId: string
  type: NotificationType
  title: string
  message: string
  path: string | null
  /** Deduplication key: one notification per user, type and subject. */
  about: string
  /** Default: the preference of its type. */
  silencedBy?: Toggle
  /** A later notification replaces the text of an earlier one; a read one stays read. */
  folds?: boolean
}
