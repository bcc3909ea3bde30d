import type { User } from '#contract/accounts/accounts.ts'
import { readUserItem } from '#web/platform/storage/user-storage.ts'

/** What was chosen on this device and is not known to be in the account yet. */
export const UNSENT_SETTINGS = 'reading-settings'

/**
 * Says on the root how articles are set for this person; styles/reading.css does the rest and knows no other words. /first.js does the same
 * before the first paint.
 */
export function showReadingLook(user: User | null): void {
  const chosen = user && { ...user.reading_settings, ...Object(readUserItem(user.id, UNSENT_SETTINGS)) }
  document.documentElement.dataset.reading = Object.entries(chosen ?? {})
    .map((pair) => pair.join('-'))
    .join(' ')
}
