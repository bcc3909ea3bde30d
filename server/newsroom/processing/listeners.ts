import type { Listeners } from '#server/events.ts'
import { replan } from './commands/plan-units.ts'

const replanChanged: Listeners['article.changed'] = (db, changes, now, { audioScope }) =>
  replan(
    db,
    audioScope,
    changes.map(({ articleId }) => articleId),
    now,
  )

/** Marks dependent results as stale, in the same transaction. */
export const processingListeners: Listeners = { 'article.changed': replanChanged, 'audio.changed': replanChanged }
