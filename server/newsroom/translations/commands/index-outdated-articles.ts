import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { outdatedArticles } from '#server/reading/search/commands/outdated-articles.ts'
import { indexTranslatedArticle } from './index-translated-article.ts'

const BATCH = 100

/**
 * After an upgrade that splits texts into other words, or when a process ended before it had added the words of an article. A transaction for
 * each article, so that nobody waits.
 */
export async function indexOutdatedArticles(db: Db, stopping: AbortSignal): Promise<void> {
  let newest: string | undefined
  for (let ids = await outdatedArticles(db, BATCH); ids.length > 0; ids = await outdatedArticles(db, BATCH)) {
    // Still outdated after its turn: adding its words failed. The next run of the job tries again.
    if (ids[0] === newest) return
    newest = ids[0]
    for (const id of ids) {
      if (stopping.aborted) return
      await inTransaction(db, (db) => indexTranslatedArticle(db, id))
    }
  }
}
