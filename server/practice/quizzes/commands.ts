import { sql } from 'kysely'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { QUIZ_NOT_FOUND, type Submission } from '#contract/practice/quizzes.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { publish } from '#server/platform/events/events.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { attemptByKey, type Edition, editionsOf, questionsOf } from './queries.ts'
import { type Answers, identityOf, isSame, mistakesIn, percentageOf, scoreOf } from './rules.ts'

type Question = NonNullable<ArticleUpload['potential_questions']>['prelims_quiz'][number]

interface QuizArticle {
  article_id: string
  title: string
  publication_date: string
}

/**
 * Makes an article's quiz what the upload says; must run inside a transaction. Quiz and questions whose text and options are
 * unchanged keep their ids; without questions there is no quiz.
 */
export async function saveQuiz(
  db: Db,
  article: QuizArticle,
  { title, questions }: { title: string; questions: Question[] },
  now: Date,
): Promise<void> {
  const { article_id } = article
  if (questions.length === 0) {
    await db.deleteFrom('quizzes').where('article_id', '=', article_id).execute()
    return
  }
  const { quiz_id } = await db
    .insertInto('quizzes')
    .values({ quiz_id: newId(), article_id, title })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet({ title }))
    .returning('quiz_id')
    .executeTakeFirstOrThrow()
  const ids = new Map((await questionsOf(db, quiz_id)).map((question) => [identityOf(question), question.question_id]))
  const named = questions.map((question) => ({ question_id: takeFrom(ids, identityOf(question)) ?? newId(), ...question }))
  const rows = named.map(({ options, ...question }, position) => ({
    ...question,
    quiz_id,
    position,
    options: JSON.stringify(options),
  }))
  await db.deleteFrom('quiz_questions').where('quiz_id', '=', quiz_id).execute()
  await db.insertInto('quiz_questions').values(rows).execute()
  await keepEdition(db, { quiz_id, title, article, questions: JSON.stringify(named) }, now)
}

/** Two questions that read alike must not share an id. */
function takeFrom(ids: Map<string, string>, identity: string): string | undefined {
  const id = ids.get(identity)
  ids.delete(identity)
  return id
}

/** A new edition only where something differs from the latest one. */
async function keepEdition(
  db: Db,
  { quiz_id, title, article, questions }: { quiz_id: string; title: string; article: QuizArticle; questions: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into quiz_editions (edition_id, quiz_id, article_id, title, article_title, publication_date, questions, created_at)
    select ${newId()}, ${quiz_id}, ${article.article_id}, ${title}, ${article.title}, ${article.publication_date}, ${questions}, ${now}
    where not exists (
      select from (select * from quiz_editions where quiz_id = ${quiz_id} order by created_at desc, edition_id desc limit 1) as latest
      where latest.title = ${title} and latest.article_title = ${article.title}
        and latest.publication_date = ${article.publication_date} and latest.questions = ${questions}::jsonb)`.execute(db)
}

/** Somebody who began before the day was replaced answers one of the editions before. */
const EARLIER_EDITIONS = 20

interface NewAttempt {
  attempt_id: string
  user_id: string
  edition_id: string
  attempt_key: string
  /** JSON of `Answers`. */
  answers: string
  score: number
  total_questions: number
  time_taken_seconds: number
  completed_at: Date
}

/** @returns whether it is new: the unique attempt key decides when the same attempt arrives twice */
async function insertAttempt(db: Db, attempt: NewAttempt, quiz: Pick<Edition, 'quiz_id' | 'title'>): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const inserted = await db
      .insertInto('quiz_attempts')
      .values(attempt)
      .onConflict((conflict) => conflict.columns(['user_id', 'attempt_key']).doNothing())
      .returning('attempt_id')
      .executeTakeFirst()
    if (!inserted) return false
    const { user_id: userId, completed_at } = attempt
    const completed = { userId, quizId: quiz.quiz_id, quizTitle: quiz.title, ...resultOf(attempt) }
    await publish(db, 'quiz.completed', [completed], completed_at)
    return true
  })
}

/**
 * Stores an attempt, scored here.
 * @param latest the edition that people get now, `undefined` when there is no quiz for them
 * @throws Refusal 404 without a quiz, 422 for answers that do not fit it or for an attempt key that was used for other answers
 */
export async function submitQuiz(db: Db, userId: string, submission: Submission, latest: Edition | undefined, now: Date) {
  const answers: Answers = Object.fromEntries(submission.answers.map((one) => [one.questionId, one.selectedOption]))
  if (!latest) return resultOf(await storedEarlier(db, userId, submission, answers))
  const edition = await editionFor(db, submission.answers, latest)
  const { edition_id, questions } = edition
  const attempt = {
    attempt_id: newId(),
    user_id: userId,
    edition_id,
    attempt_key: submission.attemptKey ?? newId(),
    answers: JSON.stringify(answers),
    score: scoreOf(answers, questions),
    total_questions: questions.length,
    time_taken_seconds: submission.timeTakenSeconds,
    completed_at: now,
  }
  const isNew = await insertAttempt(db, attempt, edition)
  return resultOf(isNew ? attempt : await storedBefore(db, attempt, { quizId: latest.quiz_id, answers }))
}

async function editionFor(db: Db, answers: Submission['answers'], latest: Edition): Promise<Edition> {
  const mistakes = mistakesIn(answers, latest.questions)
  if (mistakes.length === 0) return latest
  const earlier = await editionsOf(db, latest.quiz_id, EARLIER_EDITIONS)
  const answered = earlier.find(({ questions }) => mistakesIn(answers, questions).length === 0)
  if (!answered) throw new HttpError(422, mistakes[0]?.message ?? 'The answers do not fit the quiz', { details: mistakes })
  return answered
}

/** A phone may learn only days later that its attempt arrived, when the quiz is there no more. */
async function storedEarlier(db: Db, userId: string, { quizId, attemptKey }: Submission, answers: Answers) {
  const stored = attemptKey && (await attemptByKey(db, userId, attemptKey))
  if (!stored || stored.quiz_id !== quizId.toLowerCase() || !isSame(stored.answers, answers))
    throw new HttpError(404, QUIZ_NOT_FOUND)
  return stored
}

/** The same attempt again gets the same reply; a key that comes with other answers is a mistake of the client. */
async function storedBefore(
  db: Db,
  { user_id, attempt_key }: { user_id: string; attempt_key: string },
  sent: { quizId: string; answers: Answers },
) {
  const stored = await attemptByKey(db, user_id, attempt_key)
  if (!stored) throw new HttpError(503, 'The attempt could not be stored. Please try again.', { retryAfter: 1 })
  if (stored.quiz_id !== sent.quizId || !isSame(stored.answers, sent.answers))
    throw new HttpError(422, 'This attempt was submitted before with other answers', {
      details: [{ path: 'attemptKey', message: 'Used for another attempt' }],
    })
  return stored
}

interface Stored {
  attempt_id: string
  score: number
  total_questions: number
  time_taken_seconds: number
  completed_at: Date
}

const resultOf = ({ attempt_id, score, total_questions, time_taken_seconds, completed_at }: Stored) => ({
  attemptId: attempt_id,
  score,
  totalQuestions: total_questions,
  percentage: percentageOf(score, total_questions),
  timeTakenSeconds: time_taken_seconds,
  completedAt: completed_at.toISOString(),
})
