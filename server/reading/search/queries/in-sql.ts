import { type RawBuilder, sql } from 'kysely'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import type { Db } from '#server/db/open.ts'
import { isIncluded, isNarrowed } from '#server/reading/shared/article-filter.ts'
import { alsoSpelt, anyFormOf, type Query, spellingsOf, type Word, wordsOf } from '../rules.ts'

/** Condition on `article_search`. */
export function isSearched(filter: ArticleFilter, userId: string): RawBuilder<unknown> {
  if (!isNarrowed(filter)) return sql`is_published`
  const columns = {
    articleId: sql.ref('articles.article_id'),
    syllabus: sql.ref('articles.syllabus'),
    day: sql.ref('published_on'),
  }
  return sql`is_published and article_id in (select article_id from articles where ${isIncluded(filter, userId, columns)})`
}

export const tsquery = ({ words }: Query): RawBuilder<unknown> => sql.join(words.map(tsqueryOf), sql` && `)

export function tsqueryOf({ spellings, isBeginning }: Word): RawBuilder<unknown> {
  const forms = spellings.map((word) => anyFormOf(word, isBeginning)).join(' | ')
  return sql`(websearch_to_tsquery('english', ${spellings.join(' or ')}) || to_tsquery('simple', ${forms}))`
}

/** Counts, because `exists` makes PostgreSQL scan all words. */
export async function mendedQuery(db: Db, query: Query): Promise<Query | undefined> {
  const words = spellingsOf(query).filter((word) => !/\d/.test(word))
  const { rows } = await sql<{ given: string; nearest: string | null }>`
    select given, case when (select count(*) from search_words where word = given or word like given || '%') > 0 then null else (
      select word from search_words where word % given
      order by similarity(word, given) desc, abs(length(word) - length(given)), word limit 1) end as nearest
    from unnest(${words}::text[]) as given`.execute(db)
  const nearest = new Map(rows.map((row) => [row.given, row.nearest]))
  if (rows.every((row) => row.nearest === null)) return undefined
  return alsoSpelt(query, (word) => wordsOf(nearest.get(word) ?? ''))
}
