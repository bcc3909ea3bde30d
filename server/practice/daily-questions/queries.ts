import { sql } from 'kysely'
import { DailyQuestion, type DailyQuestions, QUESTIONS_OF_A_DAY } from '#contract/practice/daily-questions.ts'
import { QUESTION_FIELDS, type QuizQuestion, quizQuestionFrom, type StoredQuestion } from '#contract/practice/question.ts'
import { wholeTranslations } from '#contract/practice/question-languages.ts'
import { reviewWithTranslations } from '#contract/practice/quiz-review.ts'
import { columnsOf } from '#server/db/columns.ts'
import type { Db } from '#server/db/open.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'

interface LiveQuestion extends QuizQuestion {
  /** Latest edition. */
  edition_id: string
  article_id: string
  publication_date: string
}

/** All first questions of the latest day's articles, then second ones. */
export async function questionsOfLatestDay(db: Db): Promise<LiveQuestion[]> {
  const { rows } = await sql<LiveQuestion>`
    with latest as (
      select entry_id, publication_date from daily_entries
      where status = 'published' and exists (
        select from articles join quizzes using (article_id) where articles.entry_id = daily_entries.entry_id and not ${IS_RESERVED})
      order by publication_date desc limit 1)
    select ${columnsOf('quiz_questions', [...QUESTION_FIELDS, 'translated'])}, article_id, publication_date, (
      select edition_id from quiz_editions where quiz_editions.quiz_id = quizzes.quiz_id
      order by created_at desc, edition_id desc limit 1) as edition_id
    from latest join articles using (entry_id) join quizzes using (article_id) join quiz_questions using (quiz_id)
    where not ${IS_RESERVED}
    order by quiz_questions.position, articles.position limit ${QUESTIONS_OF_A_DAY}`.execute(db)
  return rows
}

const IS_RESERVED = isReserved(sql`articles.article_id`)

const answersOf = (db: Db, userId: string) => db.selectFrom('daily_question_answers').where('user_id', '=', userId)

/** Questions as answered; `undefined` if no day has any. */
export async function dailyQuestionsFor(db: Db, userId: string): Promise<DailyQuestions | undefined> {
  const live = await questionsOfLatestDay(db)
  const day = live[0]?.publication_date
  if (day === undefined) return undefined
  const stored = await answersOf(db, userId)
    .where('publication_date', '=', day)
    .select(['answers', 'score', 'total_questions', 'answered_at', 'question_ids', 'edition_ids'])
    .executeTakeFirst()
  if (!stored) return { publication_date: day, questions: live.map(withoutKey), result: null }
  const answered = await answeredQuestions(db, stored, live)
  return {
    publication_date: day,
    questions: answered.map(withoutKey),
    result: {
      score: stored.score,
      totalQuestions: stored.total_questions,
      answeredAt: stored.answered_at.toISOString(),
      questions: reviewWithTranslations(answered, stored.answers),
    },
  }
}

const withoutKey = (question: Answered) => DailyQuestion.parse({ ...question, translated: wholeTranslations(question) })

type Answered = QuizQuestion & { article_id: string }

/** Answers of an older version have no editions. */
async function answeredQuestions(
  db: Db,
  { question_ids, edition_ids }: { question_ids: string[] | null; edition_ids: string[] | null },
  live: Answered[],
): Promise<Answered[]> {
  if (!question_ids) return live
  const { rows } = await sql<{ question: StoredQuestion; article_id: string }>`
    select question, quiz_editions.article_id
    from unnest(${question_ids}::uuid[], ${edition_ids}::uuid[]) with ordinality as asked (question_id, edition_id, place)
      join quiz_editions using (edition_id)
      cross join lateral jsonb_array_elements(questions) as question
    where (question ->> 'question_id')::uuid = asked.question_id and not ${isReserved(sql`quiz_editions.article_id`)}
    order by place`.execute(db)
  return rows.map(({ question, article_id }) => ({ ...quizQuestionFrom(question), article_id }))
}

export async function personalDailyQuestionData(db: Db, userId: string) {
  const rows = await answersOf(db, userId)
    .orderBy('publication_date')
    .select(['publication_date', 'answers', 'score', 'total_questions', 'answered_at'])
    .execute()
  return rows.map((row) => ({ ...row, answered_at: row.answered_at.toISOString() }))
}
