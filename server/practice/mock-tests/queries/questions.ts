import { type RawBuilder, sql } from 'kysely'
import type { PoolQuestion } from '#contract/practice/mock-test-admin.ts'
import type { QuestionFilter } from '#contract/practice/mock-test-filter.ts'
import { QUESTION_FIELDS } from '#contract/practice/question.ts'
import { withDescendants } from '#contract/syllabus/nodes.ts'
import { columnsOf } from '#server/db/columns.ts'
import type { Db } from '#server/db/open.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'
import { type PaperQuestion, sourceOf } from '../rules.ts'

/** Condition on `mock_tests`. */
export const HAS_RESERVED = sql<boolean>`exists (
  select from jsonb_array_elements(questions) as question where ${isReserved(sql`(question ->> 'article_id')::uuid`)})`

const POOL = sql`quiz_questions join quizzes using (quiz_id) join articles using (article_id) join daily_entries using (entry_id)`

const PAPER = sql`${columnsOf('quiz_questions', QUESTION_FIELDS)}, quiz_questions.translated, articles.article_id,
  articles.title as article_title, publication_date, gs_paper_category as paper, coalesce(quiz_questions.syllabus, articles.syllabus) as syllabus`

function isChosen({ from, to, nodes, thread, only_read, answered }: QuestionFilter, userId: string): RawBuilder<boolean> {
  const conditions = [
    sql`status = 'published'`,
    sql`not ${isReserved(sql`articles.article_id`)}`,
    from !== undefined && sql`publication_date >= ${from}::date`,
    to !== undefined && sql`publication_date <= ${to}::date`,
    nodes.length > 0 && sql`coalesce(quiz_questions.syllabus, articles.syllabus) && ${nodes.flatMap(withDescendants)}::text[]`,
    thread !== undefined &&
      sql`exists (select from thread_articles where thread_id = ${thread} and thread_articles.article_id = articles.article_id)`,
    only_read &&
      sql`exists (select from readings where readings.user_id = ${userId} and readings.article_id = articles.article_id)`,
    answered === 'wrong' && sql`exists (select from ${answersTo(userId)} and not was_right)`,
    answered === 'unseen' && sql`not exists (select from ${answersTo(userId)})`,
  ].filter((condition) => condition !== false)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const answersTo = (userId: string) =>
  sql`question_results where question_results.user_id = ${userId} and question_results.question_id = quiz_questions.question_id`

export async function countPool(db: Db, userId: string, filter: QuestionFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${POOL} where ${isChosen(filter, userId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** @param seed determines the questions and their order */
export async function drawQuestions(
  db: Db,
  userId: string,
  { filter, seed, limit }: { filter: QuestionFilter; seed: string; limit: number },
): Promise<PaperQuestion[]> {
  const { rows } = await sql<PaperQuestion>`
    select ${PAPER} from ${POOL} where ${isChosen(filter, userId)} order by md5(question_id::text || ${seed}::text) limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Skips unpublished ones. */
export async function questionsByIds(db: Db, ids: readonly string[]): Promise<PaperQuestion[]> {
  const { rows } = await sql<PaperQuestion>`
    select ${PAPER} from ${POOL} where status = 'published' and question_id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], question_id)`.execute(db)
  return rows
}

export const poolQuestion = (question: PaperQuestion): PoolQuestion => ({
  ...question,
  question_id: sourceOf(question),
  article: { article_id: question.article_id, title: question.article_title, publication_date: question.publication_date },
})
