import type { Db } from '#server/db/open.ts'
import { publish } from '#server/events.ts'
import { articlesOf, type LiveEntry } from '#server/newsroom/shared/day-content.ts'
import type { KnownArticle } from '#server/newsroom/shared/upload-form.ts'

interface Before {
  wasPublic: boolean
  isSameText: boolean
}

export async function publishChange(db: Db, entry: LiveEntry, { wasPublic, isSameText }: Before, now: Date): Promise<void> {
  const { entry_id: entryId, publication_date: day, status } = entry
  const isPublic = status === 'published'
  if (wasPublic && !isPublic) return publish(db, 'entry.withdrawn', [{ entryId, day }], now)
  if (!isPublic || (wasPublic && isSameText)) return
  const articles = (await articlesOf(db, entryId)).map(({ article_id, upload }) => ({ id: article_id, title: upload.title }))
  await publish(db, wasPublic ? 'entry.edited' : 'entry.published', [{ entryId, day, articles }], now)
}

/** Call before the articles are deleted. */
export const publishDeletions = (db: Db, articles: KnownArticle[], now: Date): Promise<void> =>
  publish(
    db,
    'article.deleted',
    articles.flatMap(({ article_id }) => (article_id ? [{ articleId: article_id }] : [])),
    now,
  )
