import type { Target } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'
import { publish } from '#server/events.ts'
import { refreshTranslatedArticle } from './refresh-translated-article.ts'

/** Needs a transaction. @returns whether it existed */
export async function deleteTranslation(
  db: Db,
  { articleId, language, isManual }: { articleId: string; language: Target; isManual: boolean },
  now: Date,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('translations')
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('is_manual', '=', isManual)
    .returning('article_id')
    .execute()
  if (deleted.length === 0) return false
  await refreshTranslatedArticle(db, articleId)
  await publish(db, 'article.translated', [{ articleId }], now)
  return true
}
