import type { Listeners } from '#server/events.ts'
import { replanInNews } from './commands/plan-in-news.ts'
import { replan } from './commands/plan-units.ts'

const replanChanged: Listeners['article.changed'] = (db, changes, now, { audioScope }) =>
  replan(
    db,
    audioScope,
    changes.map(({ articleId }) => articleId),
    now,
  )

const replanItems: Listeners['in-news.changed'] = async (db, changes, now) => {
  for (const { entryId } of changes) await replanInNews(db, entryId, now)
}

/** Marks dependent results as stale, in the same transaction. */
export const processingListeners: Listeners = {
  'article.changed': replanChanged,
  'audio.changed': replanChanged,
  'in-news.changed': replanItems,
}
