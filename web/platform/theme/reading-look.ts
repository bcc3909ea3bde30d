import type { User } from '#contract/accounts/accounts.ts'
import { itemName, readOutboxItem } from '#web/platform/offline/outbox-items.ts'

/** The outbox item of settings chosen on this device that the server may not have yet. */
export const READING_SETTINGS = { kind: 'reading-settings', key: 'current' } as const

const ITEM = itemName(READING_SETTINGS.kind, READING_SETTINGS.key)

/**
 * Writes the user's reading settings to the root element; styles/reading.css does the rest and ignores unknown words. /before-paint.js does the
 * same before the first paint.
 */
export function showReadingLook(user: User | null): void {
  const chosen = user && { ...user.reading_settings, ...Object(readOutboxItem(user.id, ITEM)?.what) }
  document.documentElement.dataset.reading = Object.entries(chosen ?? {})
    .map((pair) => pair.join('-'))
    .join(' ')
}
