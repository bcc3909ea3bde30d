import type { Listeners } from '#server/events.ts'
import { followArticle } from './commands/follow-article.ts'

/** Runs in the transaction of the event. */
export const noteListeners: Listeners = {
  'article.changed': async (db, changes, now) => {
    for (const { articleId } of changes) await followArticle(db, articleId, now)
  },
}
