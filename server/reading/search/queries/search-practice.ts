import { type RawBuilder, sql } from 'kysely'
import { cutText } from '#contract/cut-text.ts'
import { foldText } from '#contract/fold-text.ts'
import { DESCRIPTORS, LANGUAGES, type Language } from '#contract/languages.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import type { PracticeResult } from '#contract/reading/search.ts'
import type { Db } from '#server/db/open.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'
import { indexedWords, type Query, queryOf } from '../rules.ts'
import { isSearched, mendedQuery, tsquery } from './in-sql.ts'
import { excerpt, fragmentOf, MARK_BEGIN, markedUp } from './passages.ts'
import { NEEDS_PRO, type PracticeIndex, type PracticeText } from './practice-texts.ts'
import { CONFIGURATION_BY_LANGUAGE, HEADLINE_OPTIONS } from './snippets.ts'

/** Ranking all matches of a common word takes a second. */
const MAX_CANDIDATES = 300
const MAX_ARTICLES = 24
const PER_ARTICLE = 6
/** Marking is the most expensive part. */
const MAX_TEXTS = 60

interface Wanted extends ArticleFilter {
  limit: number
  language: Language
  userId: string
  isPro: boolean
}

/** @param text operators and markup have no effect */
export async function searchPractice(
  db: Db,
  text: string,
  { limit, language, userId, isPro, ...filter }: Wanted,
): Promise<PracticeResult[]> {
  const query = queryOf(text)
  if (query.words.length === 0) return []
  const having = async (query: Query) => {
    const rows = await articlesWith(db, query, isSearched(filter, userId), isPro)
    return (await matchesIn(db, query, likelyTexts(query, rows, isPro), language)).slice(0, limit)
  }
  const found = await having(query)
  if (found.length > 0) return found
  const mended = await mendedQuery(db, query)
  return mended ? having(mended) : []
}

interface Row {
  article_id: string
  title: string
  gs_paper_category: string
  publication_date: string
  index: PracticeIndex
  /** Null if the quiz may not be opened. */
  quiz_id: string | null
}

async function articlesWith(db: Db, query: Query, among: RawBuilder<unknown>, isPro: boolean): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with q as materialized (select ${tsquery(query)} as q),
    found as materialized (
      select article_id, published_on, practice from article_search, q
      where practice @@ q.q and ${among} order by published_on desc, article_id limit ${MAX_CANDIDATES}
    ), scored as materialized (
      -- Words without weight score nothing.
      select article_id, published_on, ts_rank_cd(${isPro ? '{1,1,1,1}' : '{1,0,0,0}'}::real[], practice, q.q) as score from found, q
    ), ranked as materialized (
      select * from scored where score > 0 order by score desc, published_on desc, article_id limit ${MAX_ARTICLES}
    )
    select r.article_id, a.title, a.gs_paper_category, r.published_on as publication_date, s.practice_texts as index, (
      select quiz_id from quizzes where quizzes.article_id = r.article_id and not ${isReserved(sql`r.article_id`)}) as quiz_id
    from ranked r join articles a using (article_id) join article_search s using (article_id)
    order by r.score desc, r.published_on desc, r.article_id`.execute(db)
  return rows
}

interface Likely extends PracticeText {
  row: Row
}

/** Those that may have all words: PostgreSQL decides. */
function likelyTexts(query: Query, rows: Row[], isPro: boolean): Likely[] {
  const beginnings = query.words.map(({ spellings }) => spellings.map(beginningOf))
  const likely: Likely[] = []
  for (const row of rows)
    for (const item of row.index.items) {
      if (likely.length === MAX_TEXTS) return likely
      if (!isShown(item, row, isPro)) continue
      const folded = foldText(item.text).replaceAll('\u200d', '')
      if (beginnings.every((spellings) => spellings.some((beginning) => folded.includes(beginning))))
        likely.push({ ...item, row })
    }
  return likely
}

const isShown = ({ kind }: PracticeText, { quiz_id }: Row, isPro: boolean): boolean =>
  (isPro || !NEEDS_PRO.has(kind)) && (kind !== 'quiz' || quiz_id !== null)

/** Endings change; of a short word at least two letters stay. */
const beginningOf = (word: string): string => cutText(word, Math.max(2, Math.ceil(word.length / 2)))

async function matchesIn(db: Db, query: Query, likely: Likely[], language: Language): Promise<PracticeResult[]> {
  if (likely.length === 0) return []
  const words = likely.map(({ text }) => indexedWords(text))
  const spaced = words.map((all) => all.map(({ word }) => word).join(' '))
  const { rows } = await sql<{ at: number; marked: string }>`
    select place::integer - 1 as at, ts_headline(${CONFIGURATION_BY_LANGUAGE}, text, q.q, ${HEADLINE_OPTIONS}) as marked
    from unnest(${spaced}::text[], ${likely.map((one) => one.language)}::text[]) with ordinality as given (text, language, place),
      (select ${tsquery(query)} as q) as q
    where ${VECTOR_BY_LANGUAGE} @@ q.q order by place`.execute(db)
  const hits = rows.flatMap(({ at, marked }) => {
    const one = likely[at]
    const matches = marked.split(' ').flatMap((word, index) => (word.includes(MARK_BEGIN) ? [index] : []))
    return one ? [{ ...one, words: words[at] ?? [], matches }] : []
  })
  return fewOfEach(inOneLanguage(hits, language)).map((hit) => shown(hit, language))
}

interface Hit extends Likely {
  words: ReturnType<typeof indexedWords>
  /** Indexes of words. */
  matches: number[]
}

/** The same text once, in the reader's language if it matches there. */
function inOneLanguage(hits: Hit[], language: Language): Hit[] {
  const same = Map.groupBy(hits, ({ row, kind, at }) => `${row.article_id} ${kind} ${at}`)
  return [...same.values()].flatMap((all) => all.find((hit) => hit.language === language) ?? all.slice(0, 1))
}

/** What leads to the same place stands once: a quiz, the cards, each mains question. */
function fewOfEach(hits: Hit[]): Hit[] {
  const byPlace = Map.groupBy(hits, ({ row, kind, key }) => `${row.article_id} ${kind} ${key}`)
  const first = [...byPlace.values()].flatMap((all) => all.slice(0, 1))
  const byArticle = Map.groupBy(first, ({ row }) => row.article_id)
  return [...byArticle.values()].flatMap((all) => all.filter((_, place) => place < PER_ARTICLE))
}

function shown({ row, kind, key, text, words, matches, ...found }: Hit, language: Language): PracticeResult {
  const { index, title, quiz_id, ...article } = row
  const translated = language === 'en' ? undefined : index.titles[language]
  return {
    ...article,
    kind,
    title: translated ? { lang: language, value: translated } : { lang: 'en', value: title },
    snippet: markedUp(excerpt(fragmentOf({ text, words, matches }), text)),
    snippet_language: found.language,
    quiz_id: kind === 'quiz' ? quiz_id : null,
    question_key: key ?? null,
  }
}

const VECTOR_BY_LANGUAGE = sql`case language ${sql.join(
  LANGUAGES.map((language) => {
    const vectors = DESCRIPTORS[language].searchConfigurations.map((name) => sql`to_tsvector(${sql.lit(name)}, text)`)
    return sql`when ${sql.lit(language)} then ${sql.join(vectors, sql` || `)}`
  }),
  sql` `,
)} end`
