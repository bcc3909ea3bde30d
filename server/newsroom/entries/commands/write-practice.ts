import type { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import type { Db } from '#server/db/open.ts'
import { articlesOf } from '#server/newsroom/shared/day-content.ts'
import { invalidateContent } from '#server/reading/daily/commands/invalidate-content.ts'
import { itemsOf } from '#server/reading/shared/in-news-items.ts'
import { changesBetween } from '../rules.ts'
import { lockEntry } from './change-entry.ts'
import { writeContent } from './write-content.ts'

/**
 * Translations by a machine are no version of the day: they change nothing that an editor wrote. Needs a transaction in which the
 * entry is locked, so that the article is as `change` gets it.
 */
export async function writePractice(
  db: Db,
  { entryId, articleId }: { entryId: string; articleId: string },
  change: (upload: ArticleUpload) => ArticleUpload,
  now: Date,
): Promise<void> {
  const entry = await lockEntry(db, { entry_id: entryId })
  if (!entry) return
  const before = await articlesOf(db, entryId)
  const after = before.map((one) => (one.article_id === articleId ? { ...one, upload: change(one.upload) } : one))
  await writeContent(db, entry, after, changesBetween(before, after), await itemsOf(db, entryId), now)
  await invalidateContent(db, entryId)
}
