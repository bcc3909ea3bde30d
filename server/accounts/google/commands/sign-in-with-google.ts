import { GOOGLE_ACCOUNT_NEEDED, GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import { assertNotSuspended } from '#server/accounts/accounts/commands/assert-not-suspended.ts'
import { findPersonByEmail, getUser } from '#server/accounts/accounts/commands/find-person.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { SignedIn } from '#server/accounts/accounts/commands/register.ts'
import { mailFactorChange } from '#server/accounts/second-factor/commands/mail-factor-change.ts'
import { recordFactorChange } from '#server/accounts/second-factor/commands/record-change.ts'
import { createSession, type Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { findIdentity, isConfirmedAndFree } from '../queries.ts'
import type { GoogleIdentity } from '../rules.ts'
import { insertIdentity } from './insert-identity.ts'
import { createTicket } from './sign-up-tickets.ts'

/**
 * Links a Google account by address if both sides have proved it.
 * @throws HttpError 400; 401 `google_account_needed` or a code is needed; 403; 409
 */
export async function signInWithGoogle(
  db: Db,
  queue: Queue,
  identity: GoogleIdentity,
  visitor: Visitor,
  now: Date,
): Promise<SignedIn> {
  const userId = (await findIdentity(db, identity))?.user_id ?? (await linkByAddress(db, queue, identity, now))
  await assertNotSuspended(db, userId)
  const token = await inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    if ((await findIdentity(db, identity))?.user_id !== userId)
      throw new HttpError(400, GOOGLE_TEXTS.over, { code: 'google_over' })
    await db.updateTable('google_identities').set({ last_used_at: now }).where('user_id', '=', userId).execute()
    return createSession(db, userId, visitor, now, 'google')
  })
  return { token, user: await getUser(db, userId) }
}

/** Committed before the session: if a code is needed, sign-in restarts without Google. */
async function linkByAddress(db: Db, queue: Queue, identity: GoogleIdentity, now: Date): Promise<string> {
  const person = await findPersonByEmail(db, identity.email)
  if (!person) throw await accountNeeded(db, identity, now)
  await assertNotSuspended(db, person.id)
  if (!identity.isGoogleMailbox || !(await isConfirmedAndFree(db, person.id)))
    throw new HttpError(409, GOOGLE_TEXTS.linkFirst, { code: 'google_link_first' })
  await inTransaction(db, async (db) => {
    await insertIdentity(db, person.id, identity, { linked_at: now, last_used_at: null })
    await recordFactorChange(db, await getUser(db, person.id), 'user.google_linked', now)
    await mailFactorChange(db, queue, person.id, 'google_linked')
  })
  return person.id
}

async function accountNeeded(db: Db, identity: GoogleIdentity, now: Date): Promise<HttpError> {
  const current = { ticket: await createTicket(db, identity, now), email: identity.email }
  return new HttpError(401, GOOGLE_TEXTS.accountNeeded, { code: GOOGLE_ACCOUNT_NEEDED, current })
}
