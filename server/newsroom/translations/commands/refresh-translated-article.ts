import type { Db } from '#server/db/open.ts'
import { publish } from '#server/events.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { indexTranslatedArticle } from './index-translated-article.ts'

/** Needs a transaction. */
export async function refreshTranslatedArticle(db: Db, articleId: string, now: Date): Promise<void> {
  const entryId = await indexTranslatedArticle(db, articleId)
  if (!entryId) return
  await publish(db, 'article.translated', [{ articleId }], now)
  await invalidate(db, `content:${entryId}`)
}
