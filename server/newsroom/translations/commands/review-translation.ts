import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { translatedArticle } from '../queries.ts'

/** @returns whether there is a translation */
export async function reviewTranslation(
  db: Db,
  { articleId, language, userId }: { articleId: string; language: string; userId: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .updateTable('translations')
    .set({ reviewed_by: userId, reviewed_at: now })
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .returning('article_id')
    .execute()
  const article = rows.length > 0 ? await translatedArticle(db, articleId) : undefined
  if (article) await invalidate(db, `content:${article.entry_id}`)
  return rows.length > 0
}
