import { isDeepStrictEqual } from 'node:util'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import type { Submission } from '#contract/practice/quizzes.ts'
import { can } from '#contract/roles.ts'
import { COMPILATION_TEST_FORBIDDEN, FREE_COMPILATION_QUESTIONS } from '#contract/syllabus/compilation-rules.ts'
import type { CompilationTestResult } from '#contract/syllabus/compilations.ts'
import type { Period } from '#contract/syllabus/periods.ts'
import * as m from '#messages/server/syllabus.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { countAnswers } from '#server/practice/quizzes/commands/count-answers.ts'
import { scoreAnswers } from '#server/practice/quizzes/commands/score-answers.ts'
import { countQuestionCards } from '#server/practice/shared/question-cards.ts'
import { type PeriodQuestion, periodQuestions, type StoredAttempt, storedAttempt } from '../queries.ts'

interface Sent {
  period: string
  range: Period
  attemptKey: string
  answers: Submission['answers']
}

interface Asker {
  id: string
  role: string
}

/**
 * Idempotent by attempt key.
 * @throws HttpError 403 for more than the free questions without Pro, 422 for other questions or a key with other answers
 */
export async function answerQuestions(db: Db, asker: Asker, sent: Sent, now: Date): Promise<CompilationTestResult> {
  const questions = await periodQuestions(
    db,
    sent.range,
    sent.answers.map(({ questionId }) => questionId),
  )
  const earlier = await storedAttempt(db, asker.id, sent.attemptKey)
  if (earlier) return resultOf(db, asker, repeated(earlier, sent), questions)
  assertAllowed(asker, sent)
  const { answers, score, wrong } = scoreAnswers(sent.answers, questions)
  const attempt = { period: sent.period, answers, score, total_questions: questions.length }
  const isNew = await inTransaction(db, async (db) => {
    if (!(await insertAttempt(db, asker, { ...attempt, attempt_key: sent.attemptKey, answered_at: now }))) return false
    await countAnswers(db, asker.id, countedOf(questions, wrong), now)
    await publish(db, 'compilation.answered', [{ userId: asker.id, wrong, needsPro: can(asker.role, 'proStudy') }], now)
    return true
  })
  const stored = isNew ? attempt : repeated(await storedAttempt(db, asker.id, sent.attemptKey), sent)
  return resultOf(db, asker, stored, questions)
}

function assertAllowed({ role }: Asker, { answers }: Sent): void {
  if (!can(role, 'proStudy') && answers.length > FREE_COMPILATION_QUESTIONS) throw new HttpError(403, COMPILATION_TEST_FORBIDDEN)
}

async function insertAttempt(
  db: Db,
  { id: user_id }: Asker,
  { answers, ...attempt }: StoredAttempt & { attempt_key: string; answered_at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('compilation_attempts')
    .values({ user_id, ...attempt, answers: JSON.stringify(answers) })
    .onConflict((conflict) => conflict.columns(['user_id', 'attempt_key']).doNothing())
    .returning('attempt_key')
    .executeTakeFirst()
  return inserted !== undefined
}

function repeated(stored: StoredAttempt | undefined, { period, answers }: Sent): StoredAttempt {
  if (!stored) throw new HttpError(503, m.attemptNotStored, { retryAfter: 1 })
  const sent = Object.fromEntries(answers.map((one) => [one.questionId, one.selectedOption]))
  if (stored.period !== period || !isDeepStrictEqual(stored.answers, sent))
    throw new HttpError(422, m.otherAnswers, {
      details: [{ path: 'attemptKey', message: m.usedBefore }],
    })
  return stored
}

const countedOf = (questions: readonly PeriodQuestion[], wrong: readonly string[]) =>
  questions.map(({ question_id, article_id }) => ({ question_id, article_id, is_right: !wrong.includes(question_id) }))

/** @param questions as they are now: those deleted since are left out of the review */
async function resultOf(
  db: Db,
  { id }: Asker,
  { answers, score, total_questions }: StoredAttempt,
  questions: readonly PeriodQuestion[],
): Promise<CompilationTestResult> {
  const review = reviewOf(questions, answers)
  const wrong = review.filter(({ isCorrect }) => !isCorrect).map(({ questionId }) => questionId)
  return { score, totalQuestions: total_questions, questions: review, cards: await countQuestionCards(db, id, wrong) }
}
