import { sql } from 'kysely'
import type { QuestionFilter } from '#contract/practice/mock-test-filter.ts'
import { minutesFor, ownTitle } from '#contract/practice/mock-test-rules.ts'
import * as m from '#messages/server/practice.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { savedRules } from '../queries/marking.ts'
import { drawQuestions } from '../queries/questions.ts'
import { paperColumns } from './paper-columns.ts'

export interface OwnTest extends QuestionFilter {
  attempt_key: string
  questions: number
}

/**
 * Idempotent by `attempt_key`.
 * @throws HttpError 422 if too few questions match, 429
 */
export async function makeTest(
  db: Db,
  userId: string,
  { asked, quota }: { asked: OwnTest; quota: Quota },
  now: Date,
): Promise<string> {
  const earlier = await attemptByKey(db, userId, asked.attempt_key)
  if (earlier) return earlier
  const { questions: limit, attempt_key, ...filter } = asked
  const questions = await drawQuestions(db, userId, { filter, seed: attempt_key, limit })
  if (questions.length < limit) throw tooFew(questions.length)
  const { minutes_per_hundred, ...rules } = await savedRules(db)
  const minutes = minutesFor(limit, minutes_per_hundred)
  const test = { test_id: newId(), owner_id: userId, attempt_key, title: ownTitle(limit), minutes, created_at: now }
  const made = await inTransaction(db, async (db) => {
    const inserted = await db
      .insertInto('mock_tests')
      .values({ ...test, ...rules, ...paperColumns(questions) })
      .onConflict((conflict) => conflict.columns(['owner_id', 'attempt_key']).doNothing())
      .returning('test_id')
      .executeTakeFirst()
    if (!inserted) return undefined
    await consumeQuota(db, userId, 'mockTests', quota, now)
    const ends_at = new Date(now.getTime() + minutes * 60_000)
    const attempt = { attempt_id: newId(), test_id: test.test_id, user_id: userId, started_at: now, ends_at }
    await db.insertInto('mock_attempts').values(attempt).execute()
    return attempt.attempt_id
  })
  return made ?? existing(await attemptByKey(db, userId, attempt_key))
}

async function attemptByKey(db: Db, userId: string, attemptKey: string): Promise<string | undefined> {
  const { rows } = await sql<{ attempt_id: string }>`
    select attempt_id from mock_tests join mock_attempts using (test_id) where owner_id = ${userId} and attempt_key = ${attemptKey}`.execute(
    db,
  )
  return rows[0]?.attempt_id
}

/** Made by a concurrent request. */
function existing(attemptId: string | undefined): string {
  if (!attemptId) throw new HttpError(503, m.testNotMade, { retryAfter: 1 })
  return attemptId
}

function tooFew(found: number): HttpError {
  const message = m.tooFewQuestions({ count: found })
  return new HttpError(422, message, { details: [{ path: 'questions', message }] })
}
