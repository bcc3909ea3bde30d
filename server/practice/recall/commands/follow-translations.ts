import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { followArticles } from './follow-articles.ts'

/** Cards of facts that miss a saved translation of their article: it was made before cards followed translations. */
export async function followTranslations(db: Db, now: Date, stopping: AbortSignal): Promise<void> {
  const { rows } = await sql<{ article_id: string }>`
    select distinct article_id from recall_cards as card join translations using (article_id)
    where kind = 'fact' and not is_gone and source_key not like 'own:%' and translations.title is not null
      and not coalesce(card.content -> 'translated' ? language, false) order by article_id`.execute(db)
  for (const { article_id } of rows) {
    if (stopping.aborted) return
    await inTransaction(db, (db) => followArticles(db, [article_id], now))
  }
}
