import type { User } from '#contract/accounts/accounts.ts'
import { itemName, readOutboxItem } from '#web/platform/offline/outbox-items.ts'

/** Where the outbox has the settings that were chosen on this device and are not known to be in the account yet. */
export const READING_SETTINGS = { kind: 'reading-settings', key: 'current' } as const

const ITEM = itemName(READING_SETTINGS.kind, READING_SETTINGS.key)

/**
 * Writes the user's reading settings to the root element; styles/reading.css does the rest and ignores unknown words. /first.js does the
 * same before the first paint.
 */
export function showReadingLook(user: User | null): void {
  const chosen = user && { ...user.reading_settings, ...Object(readOutboxItem(user.id, ITEM)?.what) }
  document.documentElement.dataset.reading = Object.entries(chosen ?? {})
    .map((pair) => pair.join('-'))
    .join(' ')
}
