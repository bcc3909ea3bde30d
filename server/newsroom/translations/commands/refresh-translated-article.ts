import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { indexTranslatedArticle } from './index-translated-article.ts'

export async function refreshTranslatedArticle(db: Db, articleId: string): Promise<void> {
  const entryId = await indexTranslatedArticle(db, articleId)
  if (entryId) await invalidate(db, `content:${entryId}`)
}
