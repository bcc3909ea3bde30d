import { subscribe } from '#server/events.ts'
import { withdrawEmptyCompilations } from './commands/announce-compilations.ts'

/** A compilation is there while a day of it is public. */
export function compilationListeners(): void {
  for (const change of ['entry.published', 'entry.withdrawn', 'entry.deleted'] as const)
    subscribe(change, 'compilations', (db, entries) =>
      withdrawEmptyCompilations(
        db,
        entries.map(({ day }) => day),
      ),
    )
}
