import { type RawBuilder, sql } from 'kysely'
import type { SearchResult } from '#contract/search.ts'
import type { Db } from '#server/db/open.ts'
import { beginningWith, exactly, isLanguage, MARK_BEGIN, MARK_END, markedUp, type Query, queryOf } from './rules.ts'

/** Of very common words only the newest hits are ranked: ranking all of them takes a second and nobody reads that far. */
const MOST_CANDIDATES = 500
/** Snippets are cut from the beginning of a text. */
const SNIPPET_SOURCE = 6000

/**
 * Published articles that have all the words, best first. A query that finds nothing is tried once more with misspelt words mended.
 * @param text as typed; hostile text is only ever words
 */
export async function searchArticles(db: Db, text: string, limit: number): Promise<SearchResult[]> {
  const query = queryOf(text)
  if (query.words.length === 0) return []
  const found = await matching(db, query, limit)
  if (found.length > 0) return found
  const mended = await mendedQuery(db, query)
  return mended ? matching(db, mended, limit) : []
}

async function matching(db: Db, query: Query, limit: number): Promise<SearchResult[]> {
  const wanted = tsquery(query)
  const { rows } = await sql<Row>`
    with q as materialized (select ${wanted} as q),
    candidates as materialized (
      (select article_id, published_on, head, whole from article_search, q where whole @@ q.q and is_published order by published_on desc limit ${MOST_CANDIDATES})
      union all
      (select article_id, published_on, head, null from article_search, q where head @@ q.q and is_published order by published_on desc limit ${MOST_CANDIDATES})
    ),
    ranked as materialized (
      select article_id, published_on, max(score) as score from (
        select article_id, published_on,
          case when head @@ q.q then 0.5 + 0.5 * ts_rank_cd('{0.1,0.2,0.6,1.0}', head, q.q, 32 | 1)
               else 0.5 * ts_rank_cd('{0.3,0.3,0.6,1.0}', whole, q.q, 32 | 1) end as score
        from candidates, q
      ) scored
      group by article_id, published_on
      order by score desc, published_on desc, article_id limit ${limit}
    )
    select r.article_id, a.title, a.summary, a.gs_paper_category, r.published_on as publication_date, r.score as relevance_score,
      ${headline(query, sql.ref('a.summary'), sql.ref('a.body'))} as headline
    from ranked r join articles a on a.article_id = r.article_id, q
    order by r.score desc, r.published_on desc, r.article_id`.execute(db)
  return rows.map(({ headline, relevance_score, ...row }) => ({
    ...row,
    snippet: markedUp(headline.text),
    snippet_language: isLanguage(headline.language) ? headline.language : 'en',
    relevance_score: Math.min(1, Math.max(0, Number(relevance_score))),
  }))
}

interface Row {
  article_id: string
  title: string
  summary: string
  gs_paper_category: string
  publication_date: string
  relevance_score: number
  headline: { text: string; language: string }
}

/** Every word, stemmed or as written; the last may also be the beginning of one. */
function tsquery({ words }: Query): RawBuilder<unknown> {
  const last = words.length - 1
  const each = words.map((word, index) => {
    const written = index === last ? beginningWith(word) : exactly(word)
    return sql`(websearch_to_tsquery('english', ${word}) || to_tsquery('simple', ${written}))`
  })
  return sql.join(each, sql` && `)
}

/** Cut from the text of the query's language, or from the English one where an article has none. */
function headline({ language }: Query, summary: RawBuilder<unknown>, body: RawBuilder<unknown>): RawBuilder<unknown> {
  const options = `StartSel=${MARK_BEGIN}, StopSel=${MARK_END}, MaxWords=36, MinWords=18, MaxFragments=2, FragmentDelimiter=" … "`
  const analysis = (source: RawBuilder<unknown>) =>
    sql`coalesce((select string_agg(value, ' ') from jsonb_each_text(${source})), '')`
  const english = sql`${summary} || ' ' || ${analysis(sql`${body} -> 'analysis_text'`)}`
  const cut = (config: 'english' | 'simple', text: RawBuilder<unknown>) =>
    sql`ts_headline(${sql.lit(config)}, left(${text}, ${SNIPPET_SOURCE}), q.q, ${options})`
  const inEnglish = sql`jsonb_build_object('language', 'en', 'text', ${cut('english', english)})`
  if (language === 'en') return inEnglish
  const name = sql.lit(language)
  const translated = sql`coalesce(${body} -> 'summary_translated' ->> ${name}, '') || ' ' || ${analysis(sql`${body} -> 'analysis_text_translated' -> ${name}`)}`
  return sql`case when ${body} -> 'analysis_text_translated' ? ${name} or ${body} -> 'summary_translated' ? ${name}
    then jsonb_build_object('language', ${name}, 'text', ${cut('simple', translated)}) else ${inEnglish} end`
}

/** Each word that no article has, replaced by the most similar one that some article has; `undefined` if that changes nothing. */
async function mendedQuery(db: Db, query: Query): Promise<Query | undefined> {
  const { rows } = await sql<{ given: string; nearest: string | null }>`
    select given, case when exists (select from search_words where word = given or word like given || '%') then null else (
      select word from search_words where word % given
      order by similarity(word, given) desc, abs(length(word) - length(given)), word limit 1) end as nearest
    from unnest(${query.words}::text[]) as given`.execute(db)
  const nearest = new Map(rows.map((row) => [row.given, row.nearest]))
  const words = query.words.map((word) => nearest.get(word) ?? word)
  return words.some((word, index) => word !== query.words[index]) ? { ...query, words } : undefined
}
