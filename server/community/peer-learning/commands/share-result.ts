import { sql } from 'kysely'
import type { NewResult, SharedResult } from '#contract/community/peer-learning.ts'
import { ALREADY_SHARED_CODE, HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { ATTEMPT_NOT_FOUND } from '#contract/practice/quizzes.ts'
import { can } from '#contract/roles.ts'
import { assertSameText } from '#server/community/shared/client-key.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { resultShared, type SharedResultNotice } from '../notices.ts'
import type { Person } from '../policy.ts'
import { lockGroupMates, resultsFor } from '../queries.ts'
import { onlyEntry } from './only-entry.ts'

/**
 * Locks accounts, entries, quotas, then inboxes, to avoid deadlocks.
 * @throws HttpError 404 for another's attempt, 409 if already shared, 422 for a reused client key, 429
 */
export async function shareResult(db: Db, person: Person, sent: NewResult, quotas: Quotas, now: Date): Promise<SharedResult> {
  return inTransaction(db, async (db) => {
    const recipients = (await lockGroupMates(db, person.id)).filter(({ role }) => can(role, 'community'))
    const shared = await insertResult(db, person.id, sent, now)
    if (!shared) return storedResult(db, person, sent)
    await consumeQuota(db, person.id, 'posts', quotas.posts, now)
    const notice = resultShared(shared, person.username)
    await notify(
      db,
      recipients.map(({ user_id }) => ({ userId: user_id, ...notice })),
      now,
    )
    return onlyEntry(resultsFor(db, person, { id: shared.result_id, limit: 1 }))
  })
}

async function insertResult(db: Db, userId: string, sent: NewResult, now: Date): Promise<SharedResultNotice | undefined> {
  const { rows } = await sql<SharedResultNotice>`
    insert into shared_results (
      result_id, author_id, attempt_id, client_key, category, note, quiz_id, quiz_title, article_title,
      score, total_questions, time_taken_seconds, created_at)
    select ${newId()}, user_id, attempt_id, ${sent.client_key ?? null}, ${sent.category}, ${sent.note}, quiz_id, title, article_title,
      score, total_questions, time_taken_seconds, ${now}
    from quiz_attempts join quiz_editions using (edition_id)
    where attempt_id = ${sent.attempt_id} and user_id = ${userId}
    on conflict do nothing
    returning result_id, attempt_id, quiz_title, score, total_questions`.execute(db)
  return rows[0]
}

async function storedResult(db: Db, person: Person, sent: NewResult): Promise<SharedResult> {
  const stored = await db
    .selectFrom('shared_results')
    .where('author_id', '=', person.id)
    .where((is) => is.or([is('attempt_id', '=', sent.attempt_id), is('client_key', '=', sent.client_key ?? null)]))
    .selectAll()
    .execute()
  const resent = stored.find(({ client_key }) => client_key !== null && client_key === sent.client_key)
  if (resent) {
    assertSameText(sent, resent, ['attempt_id', 'category', 'note'])
    return onlyEntry(resultsFor(db, person, { id: resent.result_id, limit: 1 }))
  }
  if (stored.length === 0) throw new HttpError(404, ATTEMPT_NOT_FOUND)
  throw new HttpError(409, HUB_SENTENCES.alreadyShared, { code: ALREADY_SHARED_CODE })
}
