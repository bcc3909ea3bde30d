import { percentageOf } from '#contract/practice/quiz-review.ts'
import { QUIZ_NOT_FOUND, type Submission } from '#contract/practice/quizzes.ts'
import * as m from '#messages/server/practice.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { attemptByKey, type Edition, editionsOf } from '../queries.ts'
import { type Answers, invalidAnswers, isSame, scoreOf, wrongIn } from '../rules.ts'

/** The quiz may have been edited while open. */
const EARLIER_EDITIONS = 20

/**
 * Idempotent by attempt key.
 * @param latest undefined if not visible to the user
 * @throws HttpError 404, 422
 */
export async function submitQuiz(db: Db, userId: string, submission: Submission, latest: Edition | undefined, now: Date) {
  const answers: Answers = Object.fromEntries(submission.answers.map((one) => [one.questionId, one.selectedOption]))
  if (!latest) return resultOf(await attemptOfDeletedQuiz(db, userId, submission, answers))
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
  const isNew = await insertAttempt(db, attempt, edition, wrongIn(answers, questions))
  return resultOf(isNew ? attempt : await storedAttempt(db, attempt, { quizId: latest.quiz_id, answers }))
}

/** A device may repeat an attempt at a deleted quiz. */
async function attemptOfDeletedQuiz(db: Db, userId: string, { quizId, attemptKey }: Submission, answers: Answers) {
  const stored = attemptKey && (await attemptByKey(db, userId, attemptKey))
  if (!stored || stored.quiz_id !== quizId.toLowerCase() || !isSame(stored.answers, answers))
    throw new HttpError(404, QUIZ_NOT_FOUND)
  return stored
}

async function editionFor(db: Db, answers: Submission['answers'], latest: Edition): Promise<Edition> {
  const details = invalidAnswers(answers, latest.questions)
  if (details.length === 0) return latest
  const earlier = await editionsOf(db, latest.quiz_id, EARLIER_EDITIONS)
  const answered = earlier.find(({ questions }) => invalidAnswers(answers, questions).length === 0)
  if (!answered) throw new HttpError(422, details[0]?.message ?? m.answersDoNotMatch, { details })
  return answered
}

interface StoredResult {
  attempt_id: string
  score: number
  total_questions: number
  time_taken_seconds: number
  completed_at: Date
}

interface NewAttempt extends StoredResult {
  user_id: string
  edition_id: string
  attempt_key: string
  /** JSON of `Answers`. */
  answers: string
}

/** @returns false if stored already */
async function insertAttempt(
  db: Db,
  attempt: NewAttempt,
  quiz: Pick<Edition, 'quiz_id' | 'title'>,
  wrong: string[],
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const inserted = await db
      .insertInto('quiz_attempts')
      .values(attempt)
      .onConflict((conflict) => conflict.columns(['user_id', 'attempt_key']).doNothing())
      .returning('attempt_id')
      .executeTakeFirst()
    if (!inserted) return false
    const { user_id: userId, completed_at } = attempt
    const completed = { userId, quizId: quiz.quiz_id, quizTitle: quiz.title, ...resultOf(attempt), wrong }
    await publish(db, 'quiz.completed', [completed], completed_at)
    return true
  })
}

async function storedAttempt(
  db: Db,
  { user_id, attempt_key }: Pick<NewAttempt, 'user_id' | 'attempt_key'>,
  sent: { quizId: string; answers: Answers },
): Promise<StoredResult> {
  const stored = await attemptByKey(db, user_id, attempt_key)
  if (!stored) throw new HttpError(503, m.attemptNotStored, { retryAfter: 1 })
  if (stored.quiz_id !== sent.quizId || !isSame(stored.answers, sent.answers))
    throw new HttpError(422, m.submittedBefore, {
      details: [{ path: 'attemptKey', message: m.keyUsed }],
    })
  return stored
}

const resultOf = ({ attempt_id, score, total_questions, time_taken_seconds, completed_at }: StoredResult) => ({
  attemptId: attempt_id,
  score,
  totalQuestions: total_questions,
  percentage: percentageOf(score, total_questions),
  timeTakenSeconds: time_taken_seconds,
  completedAt: completed_at.toISOString(),
})
