import { sql } from 'kysely'
import type { DailyQuestions } from '#contract/practice/daily-questions.ts'
import { QUESTIONS_OF_A_DAY } from '#contract/practice/daily-questions.ts'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import type { QuizQuestion } from '#contract/practice/quizzes.ts'
import type { Db } from '#server/db/open.ts'

interface DailyQuestion extends QuizQuestion {
  article_id: string
  publication_date: string
}

/** The first question of each article of the latest published day with a quiz, then the second ones, until there are three. */
export async function questionsOfLatestDay(db: Db): Promise<DailyQuestion[]> {
  const { rows } = await sql<DailyQuestion>`
    with latest as (
      select entry_id, publication_date from daily_entries
      where status = 'published' and exists (select from articles join quizzes using (article_id) where articles.entry_id = daily_entries.entry_id)
      order by publication_date desc limit 1)
    select question_id, question_text, options, correct_option, explanation, article_id, publication_date
    from latest join articles using (entry_id) join quizzes using (article_id) join quiz_questions using (quiz_id)
    order by quiz_questions.position, articles.position limit ${QUESTIONS_OF_A_DAY}`.execute(db)
  return rows
}

const answersOf = (db: Db, userId: string) => db.selectFrom('daily_question_answers').where('user_id', '=', userId)

/** The questions with the caller's result. `undefined` when no day has questions. */
export async function dailyQuestionsFor(db: Db, userId: string): Promise<DailyQuestions | undefined> {
  const questions = await questionsOfLatestDay(db)
  const day = questions[0]?.publication_date
  if (day === undefined) return undefined
  const stored = await answersOf(db, userId)
    .where('publication_date', '=', day)
    .select(['answers', 'score', 'total_questions', 'answered_at'])
    .executeTakeFirst()
  return {
    publication_date: day,
    questions: questions.map(({ question_id, question_text, options, article_id }) => ({
      question_id,
      question_text,
      options,
      article_id,
    })),
    result: stored
      ? {
          score: stored.score,
          totalQuestions: stored.total_questions,
          answeredAt: stored.answered_at.toISOString(),
          questions: reviewOf(questions, stored.answers),
        }
      : null,
  }
}

/** A user's answers, for their data download. */
export async function personalDailyQuestionData(db: Db, userId: string) {
  const rows = await answersOf(db, userId)
    .orderBy('publication_date')
    .select(['publication_date', 'answers', 'score', 'total_questions', 'answered_at'])
    .execute()
  return rows.map((row) => ({ ...row, answered_at: row.answered_at.toISOString() }))
}
