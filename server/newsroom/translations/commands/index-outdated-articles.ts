import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { outdatedArticles } from '#server/reading/search/commands/outdated-articles.ts'
import { indexTranslatedArticle } from './index-translated-article.ts'

const BATCH = 100

/** After an upgrade of the tokenizer, or a crash. One short transaction per article. */
export async function indexOutdatedArticles(db: Db, stopping: AbortSignal): Promise<void> {
  let newest: string | undefined
  for (let ids = await outdatedArticles(db, BATCH); ids.length > 0; ids = await outdatedArticles(db, BATCH)) {
    // Indexing failed; the next run retries.
    if (ids[0] === newest) return
    newest = ids[0]
    for (const id of ids) {
      if (stopping.aborted) return
      await inTransaction(db, (db) => indexTranslatedArticle(db, id))
    }
  }
}
