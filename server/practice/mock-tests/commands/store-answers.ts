import type { MockClock, SentMockAnswer } from '#contract/practice/mock-attempts.ts'
import { MOCK_ATTEMPT_NOT_FOUND } from '#contract/practice/mock-tests.ts'
import * as m from '#messages/server/practice.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { givenInTime, isAwaited, isLate, secondsLeft, stateOf } from '../rules.ts'
import { storeAwaited } from './store-awaited.ts'
import { upsertAnswers } from './upsert-answers.ts'

interface Attempt {
  started_at: Date
  ends_at: Date
  submitted_at: Date | null
  marked_at: Date | null
  /** Null for a scheduled test. */
  owner_id: string | null
  /** Option letters by question. */
  letters: Record<string, string[]>
}

/**
 * Keeps the latest answer and longest time, in any order of arrival. An own test that ended by its time is marked again.
 * @throws HttpError 404, 409 if submitted or too late, 422
 */
export async function storeAnswers(
  db: Db,
  userId: string,
  attemptId: string,
  sent: readonly SentMockAnswer[],
  now: Date,
): Promise<MockClock> {
  const attempt = await attemptToAnswer(db, userId, attemptId)
  check(sent, attempt.letters)
  const isOwn = attempt.owner_id !== null
  if (attempt.submitted_at && !(isOwn && isAwaited(attempt, now))) throw submittedBefore()
  if (isOwn && !isAwaited(attempt, now)) throw new HttpError(409, m.answersTooLate)
  const inTime = sent.flatMap((answer) => {
    const given_ms = givenInTime(answer.given_ms, attempt, now)
    return given_ms === undefined ? [] : [{ ...answer, given_ms }]
  })
  if (inTime.length === 0) throw new HttpError(409, m.answeredAfterTime)
  const kind = { isLate: !isOwn && isLate(attempt.ends_at, now) }
  const isStored = !attempt.submitted_at && (await upsertAnswers(db, attemptId, inTime, kind))
  if (!isStored && !(isOwn && (await storeAwaited(db, attemptId, inTime, now)))) throw submittedBefore()
  return { state: stateOf(attempt, false, now), seconds_left: secondsLeft(attempt.ends_at, now) }
}

async function attemptToAnswer(db: Db, userId: string, attemptId: string): Promise<Attempt> {
  const row = await db
    .selectFrom('mock_attempts')
    .innerJoin('mock_tests', 'mock_tests.test_id', 'mock_attempts.test_id')
    .where('attempt_id', '=', attemptId)
    .where('user_id', '=', userId)
    .select(['started_at', 'ends_at', 'submitted_at', 'mock_attempts.marked_at', 'owner_id', 'letters'])
    .executeTakeFirst()
  if (!row) throw new HttpError(404, MOCK_ATTEMPT_NOT_FOUND)
  return row
}

const submittedBefore = () => new HttpError(409, m.testSubmitted)

function check(sent: readonly SentMockAnswer[], letters: Attempt['letters']): void {
  const seen = new Set<string>()
  const details = sent.flatMap(({ question_id, option }, index) => {
    const path = `answers[${index}]`
    const known = letters[question_id]
    if (!known) return [{ path: `${path}.question_id`, message: m.notOfTest }]
    if (seen.has(question_id)) return [{ path: `${path}.question_id`, message: m.answeredTwice }]
    seen.add(question_id)
    if (option !== null && !known.includes(option)) return [{ path: `${path}.option`, message: m.noOption }]
    return []
  })
  if (details[0]) throw new HttpError(422, details[0].message, { details })
}
