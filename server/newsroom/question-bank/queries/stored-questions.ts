import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { AskedQuestion } from '#server/newsroom/shared/option-meanings.ts'
import type { UploadedQuestion } from '../rules.ts'

export interface IndexedQuestion {
  question_id: string
  article_id: string
  day: string
  syllabus: string[]
  question: AskedQuestion
}

/** In their quizzes now. */
export async function questionsOfArticles(db: Db, articleIds: readonly string[]): Promise<IndexedQuestion[]> {
  const { rows } = await sql<IndexedQuestion>`
    select question_id, article_id, publication_date as day, coalesce(quiz_questions.syllabus, articles.syllabus) as syllabus,
      jsonb_build_object('question_text', question_text, 'options', options, 'correct_option', correct_option) as question
    from quiz_questions join quizzes using (quiz_id) join articles using (article_id) join daily_entries using (entry_id)
    where article_id = any(${articleIds}::uuid[])`.execute(db)
  return rows
}

/** With questions that the bank does not have. */
export async function articlesToIndex(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ article_id: string }>`
    select distinct article_id from quiz_questions join quizzes using (quiz_id)
    where not exists (select from bank_questions where bank_questions.question_id = quiz_questions.question_id) limit ${most}`.execute(
    db,
  )
  return rows.map(({ article_id }) => article_id)
}

/** Of an article's quiz, in its order. */
export async function idsInQuiz(db: Db, articleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quiz_questions')
    .innerJoin('quizzes', 'quizzes.quiz_id', 'quiz_questions.quiz_id')
    .where('article_id', '=', articleId)
    .orderBy('quiz_questions.position')
    .select('question_id')
    .execute()
  return rows.map(({ question_id }) => question_id)
}

/** The article of a question in a quiz, or of a retired one. */
export async function articleOfQuestion(
  db: Db,
  questionId: string,
): Promise<{ article_id: string; entry_id: string } | undefined> {
  const { rows } = await sql<{ article_id: string; entry_id: string }>`
    select article_id, entry_id from articles
    where article_id in (
      select article_id from quiz_questions join quizzes using (quiz_id) where question_id = ${questionId}
      union all select article_id from retired_questions where question_id = ${questionId})`.execute(db)
  return rows[0]
}

export interface Retired {
  question_id: string
  article_id: string
  position: number
  question: UploadedQuestion
}

const retired = (db: Db) =>
  db
    .selectFrom('retired_questions')
    .where('put_back_at', 'is', null)
    .select(['question_id', 'article_id', 'position', sql<UploadedQuestion>`question`.as('question')])

export const retiredQuestion = (db: Db, questionId: string): Promise<Retired | undefined> =>
  retired(db).where('question_id', '=', questionId).executeTakeFirst()

export const retiredOf = (db: Db, articleIds: string[]): Promise<Retired[]> =>
  retired(db).where('article_id', 'in', articleIds).execute()
