import { itemName, type OutboxItem } from '#web/platform/offline/outbox-items.ts'
import { readUserItem, removeUserItem, userItemNames, writeUserItem } from '#web/platform/storage/user-storage.ts'
import { READING_SETTINGS } from '#web/platform/theme/reading-look.ts'

const OLD_ATTEMPTS = 'unsent-attempt/'
const OLD_SETTINGS = 'reading-settings'

/** Moves items that the previous version stored elsewhere into the outbox. Can be deleted in the next version. */
export function migrateItems(userId: string): void {
  for (const name of userItemNames(userId, OLD_ATTEMPTS))
    migrate(userId, name, itemName('quiz-attempt', name.slice(OLD_ATTEMPTS.length)))
  migrate(userId, OLD_SETTINGS, itemName(READING_SETTINGS.kind, READING_SETTINGS.key))
}

function migrate(userId: string, from: string, to: string): void {
  const what = readUserItem(userId, from)
  const at = Number(Object(what).finishedAt) || Date.now()
  if (what !== undefined && readUserItem(userId, to) === undefined)
    writeUserItem(userId, to, { what, at, stamp: at } satisfies OutboxItem)
  removeUserItem(userId, from)
}
