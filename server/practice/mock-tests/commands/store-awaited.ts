import type { SentMockAnswer } from '#contract/practice/mock-attempts.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { isAwaited } from '../rules.ts'
import { markAttempt } from './mark-attempt.ts'
import { upsertAnswers } from './upsert-answers.ts'

/**
 * Answers to an own test that the job has submitted; marks it again.
 * @returns false if it was submitted before its end, or too long ago
 */
export function storeAwaited(db: Db, attemptId: string, answers: readonly SentMockAnswer[], now: Date): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const attempt = await db
      .selectFrom('mock_attempts')
      .where('attempt_id', '=', attemptId)
      .select(['ends_at', 'submitted_at', 'marked_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!attempt || !isAwaited(attempt, now)) return false
    const counted = attempt.marked_at ? await givenOptions(db, attemptId) : new Map<string, string | null>()
    await upsertAnswers(db, attemptId, answers, { isLate: false, evenIfSubmitted: true })
    if (attempt.marked_at) await markAttempt(db, attemptId, now, counted)
    return true
  })
}

async function givenOptions(db: Db, attemptId: string): Promise<Map<string, string | null>> {
  const rows = await db.selectFrom('mock_answers').where('attempt_id', '=', attemptId).select(['question_id', 'option']).execute()
  return new Map(rows.map(({ question_id, option }) => [question_id, option]))
}
