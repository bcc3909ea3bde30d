import type { Listeners } from '#server/events.ts'
import { withdrawEmptyCompilations } from './commands/announce-compilations.ts'

const withdrawEmpty: Listeners['entry.withdrawn'] = (db, entries) =>
  withdrawEmptyCompilations(
    db,
    entries.map(({ day }) => day),
  )

/** A compilation is there while a day of it is public. */
export const compilationListeners: Listeners = {
  'entry.published': withdrawEmpty,
  'entry.withdrawn': withdrawEmpty,
  'entry.deleted': withdrawEmpty,
}
