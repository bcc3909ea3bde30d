import { type RawBuilder, sql } from 'kysely'
import type { Target } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'

/** By language; without those that are not translated. */
export type TranslatedTitles = { [L in Target]?: string }

/**
 * Translated titles of an article: uploaded, written by a person or made by a machine. Read from the index of the search, because the
 * whole text of the article would have to be unpacked for them; empty until the article has been indexed.
 * @param article `articles` in the query, or its alias
 */
export const titlesOf = (article: RawBuilder<unknown>): RawBuilder<TranslatedTitles> =>
  sql<TranslatedTitles>`coalesce((select indexed.practice_texts -> 'titles' from article_search as indexed
    where indexed.article_id = ${article}.article_id), '{}')`

/**
 * Translated titles of an article's quiz. A quiz that is named like its article has the article's.
 * @param article `articles` in the query, or its alias
 */
export const quizTitlesOf = (article: RawBuilder<unknown>): RawBuilder<TranslatedTitles> =>
  sql<TranslatedTitles>`coalesce((
    select case when ${article}.quiz_title = ${article}.title then indexed.practice_texts -> 'titles' else indexed.practice_texts -> 'quiz_titles' end
    from article_search as indexed where indexed.article_id = ${article}.article_id), '{}')`

/** Of articles whose titles are a copy, by their ids. @returns only those whose title is still this one */
export async function titlesByArticle(
  db: Db,
  copies: readonly { article_id: string; title: string }[],
): Promise<Map<string, TranslatedTitles>> {
  const { rows } = await sql<{ article_id: string; titles: TranslatedTitles }>`
    select article_id, ${titlesOf(sql.ref('articles'))} as titles
    from articles join (select distinct article_id, title from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as given (article_id uuid, title text)) as copy
      using (article_id, title)`.execute(db)
  return new Map(rows.map(({ article_id, titles }) => [article_id, titles]))
}
