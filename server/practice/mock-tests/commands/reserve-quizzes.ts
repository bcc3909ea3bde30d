import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'

/** Articles and compilations contain quizzes. */
const QUIZZES = 'content:*'

export function reserveQuizzes(db: Db, now: Date, testId: string | null = null): Promise<void> {
  return inTransaction(db, async (db) => {
    const { rows } = await sql`
      update mock_tests set reserved_articles = array(
        select distinct (question ->> 'article_id')::uuid from jsonb_array_elements(questions) as question)
      where owner_id is null and opens_at <= ${now} and marked_at is null and reserved_articles is null
        and (${testId}::uuid is null or test_id = ${testId}::uuid)
      returning test_id`.execute(db)
    if (rows.length > 0) await invalidate(db, QUIZZES)
  })
}

/** Ends the reservation. */
export function publishResults(db: Db, closedBefore: Date, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const { rows } = await sql`
      update mock_tests set marked_at = ${now}, reserved_articles = null
      where owner_id is null and closes_at <= ${closedBefore} and marked_at is null
        and not exists (select from mock_attempts where mock_attempts.test_id = mock_tests.test_id and mock_attempts.marked_at is null)
      returning test_id`.execute(db)
    if (rows.length > 0) await invalidate(db, QUIZZES)
  })
}
