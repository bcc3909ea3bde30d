import { sql } from 'kysely'
import { MOCK_ATTEMPT_NOT_FOUND } from '#contract/practice/mock-tests.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { HAS_RESERVED } from '../queries/questions.ts'
import { markAttempt } from './mark-attempt.ts'

/**
 * Idempotent. The job marks scheduled and reserved tests later.
 * @throws HttpError 404
 */
export function submitAttempt(db: Db, userId: string, attemptId: string, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const attempt = await db
      .selectFrom('mock_attempts')
      .innerJoin('mock_tests', 'mock_tests.test_id', 'mock_attempts.test_id')
      .where('attempt_id', '=', attemptId)
      .where('user_id', '=', userId)
      .select(['submitted_at', 'owner_id', HAS_RESERVED.as('is_reserved')])
      .forUpdate('mock_attempts')
      .executeTakeFirst()
    if (!attempt) throw new HttpError(404, MOCK_ATTEMPT_NOT_FOUND)
    if (attempt.submitted_at) return
    await sql`update mock_attempts set submitted_at = least(${now}::timestamptz, ends_at) where attempt_id = ${attemptId}`.execute(
      db,
    )
    if (attempt.owner_id !== null && !attempt.is_reserved) await markAttempt(db, attemptId, now)
  })
}
