import { subscribe } from '#server/events.ts'
import { publishFigures } from './commands/publish-figures.ts'

/** Pictures become public with their articles, in the same transaction. */
export function figureListeners(): void {
  for (const event of ['entry.published', 'entry.edited'] as const)
    subscribe(event, 'figures', async (db, days, now) => {
      for (const { articles } of days)
        await publishFigures(
          db,
          articles.map(({ id }) => id),
          now,
        )
    })
}
