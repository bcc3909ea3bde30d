import type { NotificationType, Toggle } from '#contract/messaging/notification-types.ts'

export interface Notice {
  userId: string
  type: NotificationType
  title: string
  message: string
  path: string | null
  /** Unique per user and type. */
  about: string
  /** Default: the preference of its type. */
  silencedBy?: Toggle
  /** Replaces the text of an earlier one. */
  folds?: boolean
}
