import type { Listeners } from '#server/events.ts'
import { withdrawEmptyCompilations } from './commands/announce-compilations.ts'

const withdrawEmpty: Listeners['entry.withdrawn'] = (db, entries) =>
  withdrawEmptyCompilations(
    db,
    entries.map(({ day }) => day),
  )

export const compilationListeners: Listeners = {
  'entry.published': withdrawEmpty,
  'entry.withdrawn': withdrawEmpty,
  'entry.deleted': withdrawEmpty,
}
