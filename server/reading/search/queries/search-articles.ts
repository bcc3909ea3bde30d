import { type RawBuilder, sql } from 'kysely'
import { isLanguage, type Language, type Target } from '#contract/languages.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import type { SearchResult } from '#contract/reading/search.ts'
import type { Db } from '#server/db/open.ts'
import { languagesOf } from '#server/reading/shared/article-languages.ts'
import { choicesOf, type Query, queryOf, type Word } from '../rules.ts'
import { isSearched, mendedQuery, tsquery, tsqueryOf } from './in-sql.ts'
import { excerpt, markedUp } from './passages.ts'
import { snippetsOf, type Text } from './snippets.ts'

/** Ranking all matches of a common word takes a second. */
const MAX_CANDIDATES = 500
const MAX_WEIGHED = 5
const FEW = 5
/** In characters. */
const SNIPPET_SOURCE = 6000

/** `among`: condition on `article_search`. `language`: of the reader. */
interface Scope {
  db: Db
  among: RawBuilder<unknown>
  language: Language
}

/** @param text operators and markup have no effect */
export async function searchArticles(
  db: Db,
  text: string,
  { limit, userId, language, ...filter }: ArticleFilter & { limit: number; userId: string; language: Language },
): Promise<SearchResult[]> {
  const query = queryOf(text)
  if (query.words.length === 0) return []
  const scope = { db, among: isSearched(filter, userId), language }
  const found = await havingAll(scope, query, limit)
  if (found.length > 0) return withMore(scope, query, found, limit)
  const mended = await mendedQuery(db, query)
  return withMore(scope, mended ?? query, mended ? await havingAll(scope, mended, limit) : [], limit)
}

async function withMore(scope: Scope, query: Query, found: SearchResult[], limit: number): Promise<SearchResult[]> {
  const wanted = found.length > 0 ? Math.min(limit, FEW) : limit
  return found.length < wanted && query.words.length > 1 ? havingMost(scope, query, found, wanted) : found
}

/** Prefers rarer words. After given articles only the best combination is used. */
async function havingMost(scope: Scope, query: Query, above: SearchResult[], limit: number): Promise<SearchResult[]> {
  const words = await knownWords(scope, query, above)
  const choices = choicesOf(words).map((chosen) => ({ ...query, words: chosen }))
  const single = choices.filter(({ words }) => words.length === 1)
  const joined = choices.filter(({ words }) => words.length > 1)
  const hit = [...(await matched(scope, joined, above)), ...single]
  const largest = hit.filter(({ words }) => words.length === hit[0]?.words.length)
  let found = above
  for (const choice of above.length > 0 ? largest.slice(0, 1) : largest) {
    if (found.length >= limit) break
    const lowest = found.at(-1)?.relevance_score ?? choice.words.length / query.words.length
    const seen = new Set(found.map(({ article_id }) => article_id))
    const more = (await havingAll(scope, choice, limit)).filter(({ article_id }) => !seen.has(article_id))
    found = [...found, ...more.map((result) => ({ ...result, relevance_score: result.relevance_score * lowest }))]
  }
  return found.slice(0, limit)
}

/** Rarest first. */
async function knownWords({ db, among }: Scope, { words }: Query, besides: SearchResult[]): Promise<Word[]> {
  const { rows } = await sql<{ articles: number }>`
    select (select count(*) from article_search where whole @@ q and ${among})::int as articles
    from unnest(array[${sql.join(words.map(tsqueryOf))}]) with ordinality as given (q, place) order by place`.execute(db)
  return words
    .map((word, place) => ({ word, articles: rows[place]?.articles ?? 0 }))
    .filter(({ articles }) => articles > besides.length)
    .sort((a, b) => a.articles - b.articles)
    .slice(0, MAX_WEIGHED)
    .map(({ word }) => word)
}

/** Counts, because `exists` makes PostgreSQL scan all texts. */
async function matched({ db, among }: Scope, choices: Query[], besides: SearchResult[]): Promise<Query[]> {
  if (choices.length === 0) return []
  const { rows } = await sql<{ articles: number }>`
    select (
      select count(*) from article_search
      where whole @@ q and ${among} and article_id <> all(${besides.map((result) => result.article_id)}::uuid[]))::int as articles
    from unnest(array[${sql.join(choices.map(tsquery))}]) with ordinality as given (q, place) order by place`.execute(db)
  return choices.filter((_, place) => (rows[place]?.articles ?? 0) > 0)
}

async function havingAll({ db, among, language }: Scope, query: Query, limit: number): Promise<SearchResult[]> {
  const { rows } = await sql<Row>`
    with q as materialized (select ${tsquery(query)} as q),
    titled as materialized (
      select article_id, published_on, head from article_search, q
      where head @@ q.q and ${among} order by published_on desc, article_id limit ${MAX_CANDIDATES}
    ),
    -- These score lower than all "titled" rows, so they are only needed if those do not fill the page.
    others as materialized (
      select article_id, published_on, whole from article_search, q
      where (select count(*) from titled) < ${limit} and whole @@ q.q and ${among}
        and article_id not in (select article_id from titled)
      order by published_on desc, article_id limit ${MAX_CANDIDATES}
    ),
    ranked as materialized (
      select article_id, published_on, 0.5 + 0.5 * ts_rank_cd('{0.1,0.2,0.6,1.0}', head, q.q, 32 | 1) as score from titled, q
      union all
      select article_id, published_on, 0.5 * ts_rank_cd('{0.3,0.3,0.6,1.0}', whole, q.q, 32 | 1) from others, q
      order by score desc, published_on desc, article_id limit ${limit}
    )
    select r.article_id, a.title, s.practice_texts #>> array['titles', ${language}] as title_translated, a.summary, a.gs_paper_category, ${languagesOf(sql.ref('a'))} as languages,
      r.published_on as publication_date, r.score as relevance_score, source.*
    from ranked r join articles a on a.article_id = r.article_id join article_search s on s.article_id = r.article_id,
      ${source(query, sql.ref('a'))} as source
    order by r.score desc, r.published_on desc, r.article_id`.execute(db)
  const snippets = await snippetsOf(db, query, tsquery(query), rows)
  return rows.map(({ text, language, relevance_score, ...row }, index) => ({
    ...row,
    snippet: markedUp(excerpt(snippets[index] ?? '', text)),
    snippet_language: isLanguage(language) ? language : 'en',
    relevance_score: Math.min(1, Math.max(0, Number(relevance_score))),
  }))
}

interface Row extends Text {
  article_id: string
  title: string
  title_translated: string | null
  summary: string
  gs_paper_category: string
  languages: Target[]
  publication_date: string
  relevance_score: number
}

/** Reads `body` once. */
function source({ language }: Query, article: RawBuilder<unknown>): RawBuilder<unknown> {
  const joined = (sections: RawBuilder<unknown>) =>
    sql`coalesce((select string_agg(value, ' ') from jsonb_each_text(${sections})), '')`
  const cut = (text: RawBuilder<unknown>) => sql`left(${text}, ${SNIPPET_SOURCE})`
  const english = cut(sql`${article}.summary || ' ' || ${joined(sql`b.analysis_text`)}`)
  const body = sql`jsonb_to_record(${article}.body) as b (analysis_text jsonb, summary_translated jsonb, analysis_text_translated jsonb)`
  if (language === 'en') return sql`lateral (select 'en' as language, ${english} as text from ${body})`
  const translated = cut(sql`coalesce(t.summary, '') || ' ' || ${joined(sql`t.analysis`)}`)
  return sql`lateral (
    select case when t.found then ${language} else 'en' end as language, case when t.found then ${translated} else ${english} end as text
    from ${body}, lateral (
      select coalesce(case when kept.is_manual then kept.summary end, b.summary_translated ->> ${language}, kept.summary) as summary,
        coalesce(case when kept.is_manual then kept.analysis end, b.analysis_text_translated -> ${language}, kept.analysis) as analysis,
        b.summary_translated ? ${language} or b.analysis_text_translated ? ${language} or kept.language is not null as found
      from (select) as one left join translations as kept on kept.article_id = ${article}.article_id and kept.language = ${language}) t)`
}
