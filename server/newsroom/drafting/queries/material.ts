import { sql } from 'kysely'
import type { ProposalKind } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { AskedQuestion } from '#server/newsroom/shared/option-meanings.ts'
import { wordsOf } from '#server/platform/text/similar-texts.ts'
import type { NamedSource } from '../parts/part-changes.ts'
import type { DraftMaterial } from '../replies/material.ts'
import type { OlderArticle } from '../replies/read-day.ts'
import { duplicatesOf, withWords } from '../rules/duplicates.ts'
import { kindOfSource } from '../rules/kind-of-source.ts'

/** Those with an address, as an article names them. */
export async function namedSources(db: Db, sourceIds: readonly string[]): Promise<Map<string, NamedSource>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('desk_sources')
    .where('source_id', 'in', [...sourceIds])
    .select(({ fn }) => ['source_id', 'title', 'publisher', 'day', fn.coalesce('found_at', 'address').as('address')])
    .execute()
  return new Map(
    rows.flatMap(({ source_id, title, publisher, day, address }) => {
      if (!address?.startsWith('https://')) return []
      const { hostname } = new URL(address)
      const named = { title, publisher: publisher || hostname, kind: kindOfSource(hostname), date: day, url: address }
      return [[source_id, named] as const]
    }),
  )
}

/** Of the drafts of a day that are not handed over, and the newest of the days. */
export async function questionsAround(db: Db, day: string): Promise<AskedQuestion[]> {
  const { rows } = await sql<{ question: AskedQuestion }>`
    select jsonb_array_elements(fields -> 'potential_questions.prelims_quiz') as question
    from desk_sections join desk_drafts using (draft_id)
    where day = ${day} and section = 'quiz' and jsonb_typeof(fields -> 'potential_questions.prelims_quiz') = 'array'`.execute(db)
  const stored = await db
    .selectFrom('quiz_questions')
    .innerJoin('quizzes', 'quizzes.quiz_id', 'quiz_questions.quiz_id')
    .innerJoin('articles', 'articles.article_id', 'quizzes.article_id')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .orderBy('publication_date', 'desc')
    .limit(RECENT_QUESTIONS)
    .select(['question_text', 'options', 'correct_option'])
    .execute()
  return [...rows.map(({ question }) => question).filter(isQuestion), ...(stored as AskedQuestion[])]
}

const RECENT_QUESTIONS = 300

/** A draft may have anything. */
const isQuestion = (given: Partial<AskedQuestion> | null): given is AskedQuestion =>
  typeof given?.question_text === 'string' &&
  typeof given.correct_option === 'string' &&
  typeof given.options === 'object' &&
  given.options !== null &&
  Object.values(given.options).every((option) => typeof option === 'string')

export interface KnownTitle {
  title: string
  day: string | null
  article_id: string | null
}

const MOST_TITLES = 2000

/** Of articles, the newest days first, and of what is being prepared. */
export async function knownTitles(db: Db): Promise<KnownTitle[]> {
  const articles = await db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .orderBy('publication_date', 'desc')
    .orderBy('position')
    .limit(MOST_TITLES)
    .select(['title', 'publication_date as day', 'article_id'])
    .execute()
  const drafts = await db
    .selectFrom('desk_drafts')
    .where('state', '<>', 'handed_over')
    .where('kind', '=', 'article')
    .orderBy('created_at', 'desc')
    .limit(MOST_TITLES)
    .select(['title', 'day'])
    .execute()
  return [...drafts.map((draft) => ({ ...draft, article_id: null })), ...articles]
}

const MOST_OLDER = 8
const MOST_WORDS = 24

/** Published articles whose titles have most in common with those of the sources. */
export async function olderArticles(db: Db, titles: readonly string[], before: string): Promise<OlderArticle[]> {
  const words = [...new Set(titles.flatMap((title) => [...wordsOf(title)]))].slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const { rows } = await sql<{ article_id: string; title: string; summary: string; day: string; watch: unknown }>`
    with asked as (select to_tsquery('english', ${words.map((word) => `'${word}'`).join(' | ')}) as query)
    select article_id, title, summary, published_on as day, body -> 'watch' as watch
    from article_search join articles using (article_id), asked
    where is_published and published_on < ${before} and head @@ query
    order by ts_rank(head, query) desc, published_on desc limit ${MOST_OLDER}`.execute(db)
  return rows.map(({ watch, ...article }) => ({ ...article, watch: datesIn(watch) }))
}

const datesIn = (watch: unknown): OlderArticle['watch'] =>
  Array.isArray(watch) ? (watch as OlderArticle['watch']).map(({ date, text }) => ({ date, text })) : []

const MOST_ASKED = 60
const NO_DRAFT = { title: '', note: '', syllabus: [] }

/** What the service has to know of an article and of the days before. @param titles of the sources */
export async function draftMaterial(
  db: Db,
  { kind, draftId, titles }: { kind: ProposalKind; draftId: string | null; titles: readonly string[] },
): Promise<DraftMaterial> {
  const draft = draftId
    ? await db.selectFrom('desk_drafts').where('draft_id', '=', draftId).select(['title', 'note', 'syllabus']).executeTakeFirst()
    : undefined
  const asked = draftId ? await askedIn(db, draftId) : []
  const published = kind === 'topics' ? duplicatesOf(titles.join(' '), withWords(await knownTitles(db)), MOST_ASKED) : []
  return { ...(draft ?? NO_DRAFT), asked, published: published.map(({ title }) => title) }
}

/** Questions, cards and mains questions of a draft. */
async function askedIn(db: Db, draftId: string): Promise<string[]> {
  const { rows } = await sql<{ text: string | null }>`
    select left(coalesce(item ->> 'question_text', item ->> 'front', item ->> 'question'), 300) as text
    from desk_sections, jsonb_each(fields) as field, jsonb_array_elements(
      case when jsonb_typeof(field.value) = 'array' then field.value else '[]' end) as item
    where draft_id = ${draftId} and section in ('quiz', 'flashcards', 'mains') limit ${MOST_ASKED}`.execute(db)
  return rows.flatMap(({ text }) => text ?? [])
}
