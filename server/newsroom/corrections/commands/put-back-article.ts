import { NOT_RECALLED } from '#contract/newsroom/correction-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { changeEntry, getLockedEntry } from '#server/newsroom/entries/commands/change-entry.ts'
import { articlesOf } from '#server/newsroom/shared/day-content.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { moveArticle } from '#server/reading/daily/commands/move-article.ts'
import { entryOfArticle } from '../queries.ts'

/** At its old place, with its quiz, cards and what readers have of it. @throws HttpError 404, 409 */
export function putBackArticle(
  db: Db,
  articleId: string,
  editor: { id: string; username: string },
  now: Date,
): Promise<{ revision: number }> {
  return inTransaction(db, async (db) => {
    const { entryId } = await entryOfArticle(db, articleId)
    const entry = await getLockedEntry(db, entryId)
    const recalled = await db
      .deleteFrom('recalled_articles')
      .where('article_id', '=', articleId)
      .returning('position')
      .executeTakeFirst()
    if (!recalled) throw new HttpError(409, NOT_RECALLED)
    const before = await articlesOf(db, entryId)
    await moveArticle(db, articleId, { entryId, position: before.length })
    const article = (await articlesOf(db, entryId)).find(({ article_id }) => article_id === articleId)
    if (!article) throw new HttpError(409, NOT_RECALLED)
    const subject = { kind: 'article', id: articleId, name: article.upload.title }
    const wanted = before.toSpliced(recalled.position, 0, article)
    const change = { action: 'edited', audited: 'article.put_back', before, wanted, subject } as const
    const { revision } = await changeEntry(db, entry, change, editor, now)
    return { revision }
  })
}
