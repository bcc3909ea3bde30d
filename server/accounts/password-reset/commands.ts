import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { ENOUGH_RESETS } from '#contract/accounts/people-rules.ts'
import { findPersonByEmail, hashNewPassword, replacePassword } from '#server/accounts/accounts/commands.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashOf, newSecret } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import { countResetsSince, findResetOwner } from './queries.ts'
import { DAY_MS, HOUR_MS, RESET_MS, RESETS_PER_DAY, RESETS_PER_HOUR } from './rules.ts'

/** The token is made by the job, so that it is in no queue, and known and unknown e-mails are answered alike. */
export const requestReset = (db: Db, queue: Queue, email: string): Promise<void> =>
  queue.enqueue(db, 'mail-password-reset', { email })

/**
 * For an admin, who is told what the person asking would not be.
 * @throws Refusal 429 where the person has had so many links lately that no other would be sent
 */
export async function requestResetByAdmin(db: Db, queue: Queue, person: { id: string; email: string }, now: Date): Promise<void> {
  if (await hasReachedLimit(db, person.id, now)) throw new HttpError(429, ENOUGH_RESETS, { retryAfter: HOUR_MS / 1000 })
  await requestReset(db, queue, person.email)
}

/**
 * Makes a reset token for the account of this e-mail, if there is one and it has not had too many.
 * @returns what the mail needs; the token itself is stored nowhere
 */
export async function createReset(
  db: Db,
  email: string,
  now: Date,
): Promise<{ token: string; email: string; username: string } | undefined> {
  const person = await findPersonByEmail(db, email)
  if (!person) return undefined
  if (await hasReachedLimit(db, person.id, now)) return undefined
  const token = newSecret()
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashOf(token), user_id: person.id, created_at: now, expires_at: new Date(now.getTime() + RESET_MS) })
    .execute()
  return { token, email: person.email, username: person.username }
}

async function hasReachedLimit(db: Db, userId: string, now: Date): Promise<boolean> {
  const since = (ms: number) => countResetsSince(db, userId, new Date(now.getTime() - ms))
  return (await since(HOUR_MS)) >= RESETS_PER_HOUR || (await since(DAY_MS)) >= RESETS_PER_DAY
}

/** A link that could not be sent does not count against asking too often: otherwise an outage of the mail server would end the tries. */
export async function deleteReset(db: Db, token: string): Promise<void> {
  await db.deleteFrom('password_resets').where('token_hash', '=', hashOf(token)).execute()
}

/** @throws Refusal 400 for a token that is unknown, used, outdated or replaced by a newer one */
export async function setNewPassword(
  db: Db,
  queue: Queue,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<void> {
  const invalid = new HttpError(400, SENTENCES.resetInvalid, { code: 'reset_invalid' })
  if (!(await findResetOwner(db, token, now))) throw invalid
  const password_hash = await hashNewPassword(password, 'password')
  await inTransaction(db, async (db) => {
    // The delete decides between simultaneous uses: one of them finds the row, the others find nothing.
    const owner = await findResetOwner(db, token, now)
    const used = owner && (await db.deleteFrom('password_resets').where('token_hash', '=', hashOf(token)).executeTakeFirst())
    if (!owner || !used?.numDeletedRows) throw invalid
    await db.deleteFrom('password_resets').where('user_id', '=', owner.user_id).execute()
    await replacePassword(db, queue, { userId: owner.user_id, password_hash }, now)
  })
}

/** A link that was not used is forgotten after two days: until then it counts against asking too often. */
export async function deleteOldResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('created_at', '<', daysBefore(now, RETENTION_DAYS.resetLinks)).execute()
}
