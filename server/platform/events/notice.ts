import type { NotificationType, Toggle } from '#contract/messaging/notification-types.ts'

export interface Notice {
  userId: string
  type: NotificationType
  /** In English. */
  title: string
  message: string
  /** Both are made of it in the reader's language. Without it they are shown as they are. */
  data?: object
  path: string | null
  /** Unique per user and type. */
  about: string
  /** Default: the preference of its type. */
  silencedBy?: Toggle
  /** Replaces the text of an earlier one. */
  folds?: boolean
}
