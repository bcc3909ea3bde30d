import { ONLY_ARTICLE_OF_DAY, RECALL_NOT_PUBLISHED, RECALLED_ALREADY } from '#contract/newsroom/correction-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { changeEntry, getLockedEntry } from '#server/newsroom/entries/commands/change-entry.ts'
import { articlesOf } from '#server/newsroom/shared/day-content.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { moveArticle } from '#server/reading/daily/commands/move-article.ts'
import { setSearchVisibility } from '#server/reading/search/commands/set-search-visibility.ts'
import { entryOfArticle } from '../queries.ts'

interface Editor {
  id: string
  username: string
}

/** What readers have of it stays, and it can be put back. @throws HttpError 404, 409 */
export function recallArticle(
  db: Db,
  articleId: string,
  reason: string,
  editor: Editor,
  now: Date,
): Promise<{ revision: number }> {
  return inTransaction(db, async (db) => {
    const { entryId, isRecalled } = await entryOfArticle(db, articleId)
    const entry = await getLockedEntry(db, entryId)
    const before = await articlesOf(db, entryId)
    const position = before.findIndex(({ article_id }) => article_id === articleId)
    const article = before[position]
    if (isRecalled || !article) throw new HttpError(409, RECALLED_ALREADY)
    if (entry.status !== 'published') throw new HttpError(409, RECALL_NOT_PUBLISHED)
    if (before.length === 1) throw new HttpError(409, ONLY_ARTICLE_OF_DAY)
    await db
      .insertInto('recalled_articles')
      .values({ article_id: articleId, entry_id: entryId, position, reason, recalled_at: now, recalled_by: editor.id })
      .execute()
    await moveArticle(db, articleId, null)
    await setSearchVisibility(db, [articleId], false)
    const wanted = before.filter((one) => one !== article)
    const subject = { kind: 'article', id: articleId, name: article.upload.title }
    const change = { action: 'edited', audited: 'article.recalled', details: { reason }, keepsRemoved: true } as const
    const { revision } = await changeEntry(db, entry, { ...change, before, wanted, subject }, editor, now)
    return { revision }
  })
}
