import { type RawBuilder, sql } from 'kysely'
import type { Target } from '#contract/languages.ts'
import type { AnswerPhoto } from '#contract/practice/answer-photos.ts'
import type { Answer, AnswerSummary, Draft, WritingQuestion } from '#contract/practice/writing.ts'
import type { StoredMainsQuestion } from '#contract/practice/writing-rules.ts'
import { syllabusLines, withDescendants } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import { titlesOf } from '#server/reading/shared/translated-titles.ts'

export interface AnswerRow {
  answer_id: string
  article_id: string
  question_key: string
  question: StoredMainsQuestion
  syllabus: string[]
  text: string
  revision: number
  words: number
  seconds: number
  started_at: Date
  saved_at: Date
  submitted_at: Date | null
  given_up_at: Date | null
  scores: (number | null)[] | null
  score_hundredths: number | null
  scored_at: Date | null
  photos: AnswerPhoto[]
  /** Null unless it is published. */
  article: WritingQuestion['article']
}

const PHOTOS = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('photo_id', photo_id, 'width', width, 'height', height, 'bytes', bytes, 'added_at',
    to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by position), '[]')
  from answer_photos where answer_photos.answer_id = written_answers.answer_id)`

const ARTICLE = sql`(
  select jsonb_build_object('article_id', articles.article_id, 'title', title, 'title_translated', ${titlesOf(sql.ref('articles'))},
    'publication_date', publication_date)
  from articles join daily_entries using (entry_id) where articles.article_id = written_answers.article_id and status = 'published')`

export const ANSWER = sql`written_answers.*, ${PHOTOS} as photos, ${ARTICLE} as article`

export const FINISHED_AT = sql`coalesce(submitted_at, given_up_at)`

export interface AnswerFilter {
  /** `none`: without a directive word. */
  directive?: string | undefined
  paper?: string | undefined
  node?: string | undefined
}

export function finishedOf(userId: string, { directive, paper, node }: AnswerFilter): RawBuilder<unknown> {
  const conditions = [
    sql`user_id = ${userId}`,
    sql`${FINISHED_AT} is not null`,
    directive === 'none' && sql`question ->> 'directive' is null`,
    directive !== undefined && directive !== 'none' && sql`question ->> 'directive' = ${directive}`,
    paper !== undefined && sql`question ->> 'paper' = ${paper}`,
    node !== undefined && sql`syllabus && ${withDescendants(node)}::text[]`,
  ].filter((condition) => condition !== false)
  return sql.join(conditions, sql` and `)
}

interface Page extends AnswerFilter {
  before?: [finished_at: string, answer_id: string] | undefined
  limit: number
}

export async function historyOf(db: Db, userId: string, { before, limit, ...filter }: Page) {
  const isBefore = before ? sql`(${FINISHED_AT}, answer_id) < (${new Date(before[0])}, ${before[1]})` : sql`true`
  const { rows } = await sql<AnswerRow>`
    select ${ANSWER} from written_answers where ${finishedOf(userId, filter)} and ${isBefore}
    order by ${FINISHED_AT} desc, answer_id desc limit ${limit + 1}`.execute(db)
  const data = rows.slice(0, limit).map(summaryFrom)
  const last = data.at(-1)
  return { data, next_before: rows.length > limit && last ? `${last.finished_at}~${last.answer_id}` : null }
}

const MAX_DRAFTS = 50

export async function draftsOf(db: Db, userId: string) {
  const { rows } = await sql<AnswerRow>`
    select ${ANSWER} from written_answers where user_id = ${userId} and submitted_at is null and given_up_at is null
    order by saved_at desc, answer_id desc limit ${MAX_DRAFTS}`.execute(db)
  return rows.map((row) => ({ question: questionFrom(row), draft: draftFrom(row) }))
}

/** Draft first, then attempts, latest first. */
export async function answersTo(db: Db, userId: string, articleId: string, questionKey: string): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select ${ANSWER} from written_answers
    where user_id = ${userId} and article_id = ${articleId} and question_key = ${questionKey}
    order by ${FINISHED_AT} desc nulls first, answer_id desc limit 50`.execute(db)
  return rows
}

export async function ownAnswer(db: Db, userId: string, answerId: string): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select ${ANSWER} from written_answers where answer_id = ${answerId} and user_id = ${userId}`.execute(db)
  return rows[0]
}

export const isFinished = ({ submitted_at, given_up_at }: AnswerRow): boolean => (submitted_at ?? given_up_at) !== null

export const questionFrom = (row: Pick<AnswerRow, 'article_id' | 'question_key' | 'question' | 'syllabus' | 'article'>) => {
  const { key_demands: _, model_answer: __, value_box: ___, sketch: ____, translated, ...question } = row.question
  const { article_id, question_key, article } = row
  return {
    ...question,
    ...(translated && { translated: inEach(translated, ({ text }) => ({ text })) }),
    article_id,
    question_key,
    article,
    syllabus: syllabusLines(row.syllabus),
  } satisfies WritingQuestion
}

type Translated = NonNullable<StoredMainsQuestion['translated']>

const inEach = <T>(translated: Translated, pick: (one: NonNullable<Translated[Target]>) => T) =>
  Object.fromEntries(Object.entries(translated).map(([language, one]) => [language, pick(one)])) as Partial<Record<Target, T>>

export const draftFrom = (row: AnswerRow): Draft => ({
  answer_id: row.answer_id,
  revision: row.revision,
  text: row.text,
  words: row.words,
  seconds: row.seconds,
  started_at: row.started_at.toISOString(),
  saved_at: row.saved_at.toISOString(),
  photos: row.photos,
})

export const summaryFrom = (row: AnswerRow): AnswerSummary => ({
  answer_id: row.answer_id,
  question: questionFrom(row),
  outcome: row.submitted_at ? 'submitted' : 'given_up',
  words: row.words,
  seconds: row.seconds,
  photos: row.photos.length,
  score_hundredths: row.score_hundredths,
  started_at: row.started_at.toISOString(),
  finished_at: (row.submitted_at ?? row.given_up_at ?? row.saved_at).toISOString(),
})

/** Only if finished: contains the model answer. */
export const answerFrom = (row: AnswerRow): Answer => ({
  ...summaryFrom(row),
  text: row.text,
  photos: row.photos,
  model_answer: row.question.model_answer,
  ...(row.question.value_box && { value_box: row.question.value_box }),
  ...(row.question.sketch && { sketch: row.question.sketch }),
  key_demands: row.question.key_demands,
  ...(row.question.translated && {
    translated: inEach(row.question.translated, ({ model_answer, key_demands }) => ({ model_answer, key_demands })),
  }),
  scores: row.scores ?? row.question.key_demands.map(() => null),
  scored_at: row.scored_at?.toISOString() ?? null,
})
