import { NO_ADDRESS } from '#contract/newsroom/drafting/drafting-rules.ts'
import { type StoredPart, textOf } from '#contract/newsroom/drafting/stored-proposal.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import type { Db } from '#server/db/open.ts'
import { editArticleWithin } from '#server/newsroom/entries/commands/edit-article.ts'
import { articlesOf, entryBy } from '#server/newsroom/shared/day-content.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { NamedSource } from '../parts/part-changes.ts'
import type { Actor } from './ask-proposal.ts'

/** An entry of “Since then” in a published article, as an edit of the person who accepts it. @throws HttpError 404, 422 */
export async function addNews(
  db: Db,
  { texts, values }: StoredPart,
  named: ReadonlyMap<string, NamedSource>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const articleId = String(values.article_id)
  const source = texts
    .flatMap(({ sentences }) => sentences.flatMap(({ passages }) => passages))
    .flatMap(({ source_id }) => named.get(source_id) ?? [])[0]
  if (!source) throw new HttpError(422, NO_ADDRESS)
  const row = await db.selectFrom('articles').where('article_id', '=', articleId).select('entry_id').executeTakeFirst()
  const entry = row?.entry_id ? await entryBy(db, { entry_id: row.entry_id }) : undefined
  const article = entry && (await articlesOf(db, entry.entry_id)).find((one) => one.article_id === articleId)?.upload
  if (!entry || !article) throw new HttpError(404, ARTICLE_NOT_FOUND)
  const known = article.sources.findIndex(({ url }) => url === source.url)
  const sources = known >= 0 ? article.sources : [...article.sources, source as (typeof article.sources)[number]]
  const news = {
    date: String(values.date),
    text: texts.map(textOf).join(' '),
    source: known >= 0 ? known : article.sources.length,
  }
  const edited = { ...article, sources, since_then: [...article.since_then, news] }
  await editArticleWithin(db, articleId, { article: edited, expected_revision: entry.revision }, actor, now)
}
