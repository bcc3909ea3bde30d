import type { User } from '#contract/accounts/accounts.ts'
import { itemName, readOutboxItem } from '#web/platform/offline/outbox-items.ts'

export const READING_SETTINGS = { kind: 'reading-settings', key: 'current' } as const

const ITEM = itemName(READING_SETTINGS.kind, READING_SETTINGS.key)

/** Like /before-paint.js. */
export function showReadingLook(user: User | null): void {
  const chosen = user && { ...user.reading_settings, ...Object(readOutboxItem(user.id, ITEM)?.what) }
  document.documentElement.dataset.reading = Object.entries(chosen ?? {})
    .map((pair) => pair.join('-'))
    .join(' ')
}
