import { recalledTitle } from '#contract/newsroom/correction-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { WantedArticle } from '#server/newsroom/shared/upload-form.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * An older version of a day does not bring back a recalled article.
 * @throws HttpError 409 for another article with the title of a recalled one
 */
export async function withoutRecalled<Wanted extends WantedArticle>(
  db: Db,
  entryId: string,
  wanted: Wanted[],
): Promise<Wanted[]> {
  const recalled = await db
    .selectFrom('recalled_articles')
    .innerJoin('articles', 'articles.article_id', 'recalled_articles.article_id')
    .where('recalled_articles.entry_id', '=', entryId)
    .select(['recalled_articles.article_id', 'title'])
    .execute()
  const left = wanted.filter(({ article_id }) => !recalled.some((one) => one.article_id === article_id))
  const titles = left.map(({ upload }) => upload.title.toLowerCase())
  const taken = recalled.find(({ title }) => titles.includes(title.toLowerCase()))
  if (taken) throw new HttpError(409, recalledTitle(taken.title))
  return left
}
