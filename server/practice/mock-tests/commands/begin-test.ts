import { sql } from 'kysely'
import { MOCK_TEST_NOT_FOUND } from '#contract/practice/mock-tests.ts'
import * as m from '#messages/server/practice.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { reserveQuizzes } from './reserve-quizzes.ts'

/** @throws HttpError 404, 409 unless open */
export async function beginTest(db: Db, userId: string, testId: string, now: Date): Promise<string> {
  const test = await db
    .selectFrom('mock_tests')
    .where('test_id', '=', testId)
    .where('owner_id', 'is', null)
    .select(['opens_at', 'closes_at', 'minutes', sql<boolean>`reserved_articles is not null`.as('is_reserved')])
    .executeTakeFirst()
  if (!test?.opens_at || !test.closes_at) throw new HttpError(404, MOCK_TEST_NOT_FOUND)
  const begun = await attemptAt(db, userId, testId)
  if (begun) return begun
  if (now < test.opens_at) throw new HttpError(409, m.testNotOpen)
  if (now >= test.closes_at) throw new HttpError(409, m.testClosed)
  if (!test.is_reserved) await reserveQuizzes(db, now, testId)
  const ends_at = new Date(Math.min(now.getTime() + test.minutes * 60_000, test.closes_at.getTime()))
  const attempt = { attempt_id: newId(), test_id: testId, user_id: userId, started_at: now, ends_at }
  const inserted = await db
    .insertInto('mock_attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['test_id', 'user_id']).doNothing())
    .returning('attempt_id')
    .executeTakeFirst()
  const attemptId = inserted?.attempt_id ?? (await attemptAt(db, userId, testId))
  if (!attemptId) throw new HttpError(404, MOCK_TEST_NOT_FOUND)
  return attemptId
}

async function attemptAt(db: Db, userId: string, testId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mock_attempts')
    .where('test_id', '=', testId)
    .where('user_id', '=', userId)
    .select('attempt_id')
    .executeTakeFirst()
  return row?.attempt_id
}
