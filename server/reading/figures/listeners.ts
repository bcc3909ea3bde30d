import type { Listeners } from '#server/events.ts'
import { publishFigures } from './commands/publish-figures.ts'

const publish: Listeners['entry.published'] = async (db, days, now) => {
  for (const { articles } of days)
    await publishFigures(
      db,
      articles.map(({ id }) => id),
      now,
    )
}

/** Run in the transaction of the event. */
export const figureListeners: Listeners = { 'entry.published': publish, 'entry.edited': publish }
