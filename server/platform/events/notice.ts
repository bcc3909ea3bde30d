import type { Toggle } from '#contract/messaging/notification-types.ts'

/** Something one person is told inside the product. */
export interface Notice {
  userId: string
  type: string
  title: string
  message: string
  path: string | null
  /** What it is about: nobody is told the same thing twice. */
  about: string
  /** The preference that keeps it from being made. */
  silencedBy: Toggle | null
  /** Said again about the same, its words take the place of the earlier ones instead of being dropped; what was read stays read. */
  folds?: boolean
}
