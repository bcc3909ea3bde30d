import { sql } from 'kysely'
import { type Question, questionFrom, quizQuestionFrom } from '#contract/practice/question.ts'
import { percentageOf, reviewOf, reviewWithTranslations } from '#contract/practice/quiz-review.ts'
import { type AttemptDetail, type AttemptSummary, QUIZ_RESERVED, type Quiz } from '#contract/practice/quizzes.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'
import { isIncluded } from '#server/reading/shared/article-filter.ts'
import { quizTitlesOf, type TranslatedTitles, titlesOf } from '#server/reading/shared/translated-titles.ts'

export interface Edition {
  edition_id: string
  quiz_id: string
  title: string
  questions: Question[]
}

export const questionsOf = (db: Db, quizId: string) =>
  db
    .selectFrom('quiz_questions')
    .where('quiz_id', '=', quizId)
    .orderBy('position')
    .select(['question_id', 'question_text', sql<Record<string, string>>`options`.as('options')])
    .execute()

/** Questions that were retired and put back since: they return with their ids. */
export async function putBackOf(db: Db, quizId: string) {
  const { rows } = await sql<Pick<Question, 'question_id' | 'question_text' | 'options'>>`
    select question_id, question ->> 'question_text' as question_text, question -> 'options' as options
    from retired_questions join quizzes using (article_id) where quiz_id = ${quizId} and put_back_at is not null`.execute(db)
  return rows
}

/** May be a draft: check `isPublished`. */
export interface LiveQuiz {
  quiz: Quiz
  edition: Edition
  isPublished: boolean
  /** Right answers must stay secret. */
  isReserved: boolean
}

export async function quizById(db: Db, quizId: string): Promise<LiveQuiz | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .innerJoin('articles', 'articles.article_id', 'quizzes.article_id')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .innerJoin('quiz_editions', 'quiz_editions.quiz_id', 'quizzes.quiz_id')
    .where('quizzes.quiz_id', '=', quizId)
    .orderBy('quiz_editions.created_at', 'desc')
    .orderBy('edition_id', 'desc')
    .limit(1)
    .select([
      'quizzes.quiz_id',
      'quizzes.title',
      'articles.article_id',
      'articles.title as article_title',
      'daily_entries.publication_date',
      'status',
      'edition_id',
      'questions',
      isReserved(sql`articles.article_id`).as('is_reserved'),
      quizTitlesOf(sql.ref('articles')).as('titles'),
      titlesOf(sql.ref('articles')).as('article_titles'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const questions = row.questions.map(quizQuestionFrom)
  return {
    quiz: {
      quiz_id: row.quiz_id,
      title: row.title,
      title_translated: row.titles,
      article: {
        article_id: row.article_id,
        title: row.article_title,
        title_translated: row.article_titles,
        daily_entry: { publication_date: row.publication_date },
      },
      quiz_questions: questions,
    },
    edition: { edition_id: row.edition_id, quiz_id: row.quiz_id, title: row.title, questions },
    isPublished: row.status === 'published',
    isReserved: row.is_reserved,
  }
}

export async function editionsOf(db: Db, quizId: string, limit: number): Promise<Edition[]> {
  const rows = await db
    .selectFrom('quiz_editions')
    .where('quiz_id', '=', quizId)
    .orderBy('created_at', 'desc')
    .orderBy('edition_id', 'desc')
    .limit(limit)
    .select(['edition_id', 'quiz_id', 'title', 'questions'])
    .execute()
  return rows.map(({ questions, ...edition }) => ({ ...edition, questions: questions.map(questionFrom) }))
}

interface Page extends ArticleFilter {
  before?: string | undefined
  limit: number
}

export async function attemptsOf(
  db: Db,
  { id: userId, timeZone }: { id: string; timeZone: string },
  { before, limit, ...filter }: Page,
): Promise<{ data: AttemptSummary[]; next_before: string | null }> {
  const columns = {
    articleId: sql.ref('quiz_editions.article_id'),
    syllabus: sql.ref('articles.syllabus'),
    day: sql`(completed_at at time zone ${timeZone})::date`,
  }
  const rows = await attempts(db, userId)
    .where(isIncluded(filter, userId, columns))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(completed_at, attempt_id) < (select completed_at, attempt_id from quiz_attempts where user_id = ${userId} and attempt_id = ${before})`,
      ),
    )
    .orderBy('completed_at', 'desc')
    .orderBy('attempt_id', 'desc')
    .limit(limit + 1)
    .execute()
  const data = rows.slice(0, limit).map(summaryOf)
  return { data, next_before: rows.length > limit ? (data.at(-1)?.attemptId ?? null) : null }
}

/** @throws HttpError 409 while reserved */
export async function attemptOf(db: Db, userId: string, attemptId: string): Promise<AttemptDetail | undefined> {
  const row = await attempts(db, userId)
    .where('attempt_id', '=', attemptId)
    .select(['answers', 'questions', 'publication_date'])
    .executeTakeFirst()
  if (!row) return undefined
  if (row.is_reserved) throw new HttpError(409, QUIZ_RESERVED)
  const { quiz, ...result } = summaryOf(row)
  return {
    ...result,
    quiz: { ...quiz, article: { ...quiz.article, publicationDate: row.publication_date } },
    questions: reviewWithTranslations(row.questions.map(quizQuestionFrom), row.answers),
  }
}

export const attemptByKey = (db: Db, userId: string, attemptKey: string) =>
  db
    .selectFrom('quiz_attempts')
    .innerJoin('quiz_editions', 'quiz_editions.edition_id', 'quiz_attempts.edition_id')
    .where('user_id', '=', userId)
    .where('attempt_key', '=', attemptKey)
    .select(['attempt_id', 'quiz_id', 'answers', 'score', 'total_questions', 'time_taken_seconds', 'completed_at'])
    .executeTakeFirst()

export async function personalQuizData(db: Db, userId: string) {
  const rows = await attempts(db, userId).select(['answers', 'questions', 'publication_date']).orderBy('completed_at').execute()
  return rows.map((row) => ({
    ...summaryOf(row),
    questions: row.is_reserved ? [] : reviewOf(row.questions.map(questionFrom), row.answers),
  }))
}

/** A title that has changed since has no translation. */
const quizTitleOfEdition = sql<TranslatedTitles>`case when quiz_editions.title = articles.quiz_title then ${quizTitlesOf(sql.ref('articles'))} else '{}' end`
const articleTitleOfEdition = sql<TranslatedTitles>`case when quiz_editions.article_title = articles.title then ${titlesOf(sql.ref('articles'))} else '{}' end`

/** Links are null if the quiz or article was deleted. */
const attempts = (db: Db, userId: string) =>
  db
    .selectFrom('quiz_attempts')
    .innerJoin('quiz_editions', 'quiz_editions.edition_id', 'quiz_attempts.edition_id')
    .leftJoin('quizzes', 'quizzes.quiz_id', 'quiz_editions.quiz_id')
    .leftJoin('articles', 'articles.article_id', 'quiz_editions.article_id')
    .where('user_id', '=', userId)
    .select([
      'attempt_id',
      'quizzes.quiz_id as live_quiz_id',
      'articles.article_id as live_article_id',
      'quiz_editions.title as quiz_title',
      'quiz_editions.article_title',
      'score',
      'total_questions',
      'time_taken_seconds',
      'completed_at',
      isReserved(sql`quiz_editions.article_id`).as('is_reserved'),
      quizTitleOfEdition.as('quiz_titles'),
      articleTitleOfEdition.as('article_titles'),
    ])

function summaryOf(row: Awaited<ReturnType<ReturnType<typeof attempts>['executeTakeFirstOrThrow']>>): AttemptSummary {
  return {
    attemptId: row.attempt_id,
    quiz: {
      quizId: row.live_quiz_id,
      title: row.quiz_title,
      title_translated: row.quiz_titles,
      article: { articleId: row.live_article_id, title: row.article_title, title_translated: row.article_titles },
    },
    score: row.score,
    totalQuestions: row.total_questions,
    percentage: percentageOf(row.score, row.total_questions),
    timeTakenSeconds: row.time_taken_seconds,
    completedAt: row.completed_at.toISOString(),
  }
}
