import { sql } from 'kysely'
import { LATE_ANSWERS_MS } from '#contract/practice/mock-test-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HAS_RESERVED } from '../queries/questions.ts'
import { markAttempt } from './mark-attempt.ts'
import { publishResults } from './reserve-quizzes.ts'

const BATCH = 200

/**
 * One transaction for each attempt: a failing one delays only the results of its own test.
 * @throws the first error, after marking all others
 */
export async function markDue(db: Db, now: Date, stopping: AbortSignal): Promise<void> {
  await submitOverdue(db, now)
  const failures = new Map<string, unknown>()
  let due = await dueAttempts(db, now, [])
  while (due.length > 0) {
    for (const attemptId of due) {
      if (stopping.aborted) return
      await markOne(db, attemptId, now).catch((error) => failures.set(attemptId, error))
    }
    due = await dueAttempts(db, now, [...failures.keys()])
  }
  await publishResults(db, closedBefore(now), now)
  // Makes the job fail.
  for (const error of failures.values()) throw error
}

/** Also own tests with reserved questions, which are marked later. */
async function submitOverdue(db: Db, now: Date): Promise<void> {
  await sql`
    update mock_attempts set submitted_at = ends_at from mock_tests
    where mock_tests.test_id = mock_attempts.test_id and owner_id is not null and submitted_at is null and ends_at <= ${now}`.execute(
    db,
  )
}

const closedBefore = (now: Date) => new Date(now.getTime() - LATE_ANSWERS_MS)

/** @param except failed attempts */
async function dueAttempts(db: Db, now: Date, except: string[]): Promise<string[]> {
  const isLeft = sql`attempt_id <> all(${except}::uuid[])`
  const { rows } = await sql<{ attempt_id: string }>`
    (select attempt_id from mock_attempts join mock_tests using (test_id)
      where owner_id is null and closes_at <= ${closedBefore(now)} and mock_tests.marked_at is null and mock_attempts.marked_at is null and ${isLeft}
      limit ${BATCH})
    union all
    (select attempt_id from mock_attempts join mock_tests using (test_id)
      where owner_id is not null and mock_attempts.marked_at is null
        and submitted_at is not null and not ${HAS_RESERVED} and ${isLeft} limit ${BATCH})`.execute(db)
  return rows.map(({ attempt_id }) => attempt_id)
}

/** Another process may have marked it. */
function markOne(db: Db, attemptId: string, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const { rows } = await sql`
      update mock_attempts set submitted_at = coalesce(submitted_at, ends_at) where attempt_id = ${attemptId} and marked_at is null
      returning attempt_id`.execute(db)
    if (rows.length > 0) await markAttempt(db, attemptId, now)
  })
}
