import type { z } from 'zod'
import type { google } from '#contract/accounts/google.ts'
import { insertAccount } from '#server/accounts/accounts/commands/create-account.ts'
import { getUser } from '#server/accounts/accounts/commands/find-person.ts'
import { refuseDisposable } from '#server/accounts/accounts/commands/refuse-disposable.ts'
import type { SignedIn } from '#server/accounts/accounts/commands/register.ts'
import { hashNoPassword } from '#server/accounts/accounts/commands/replace-password.ts'
import { createSession, type Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { insertIdentity } from './insert-identity.ts'
import { identityOfTicket } from './sign-up-tickets.ts'

type SignUpBody = z.output<typeof google.signUp.body>

interface SignUp extends SignUpBody {
  confirmsEmail: boolean
  refusesDisposable: boolean
}

/** @throws HttpError 401, 409, 422 */
export async function signUpWithGoogle(db: Db, queue: Queue, signUp: SignUp, visitor: Visitor, now: Date): Promise<SignedIn> {
  const identity = await identityOfTicket(db, signUp.ticket, now)
  if (signUp.refusesDisposable) await refuseDisposable(identity.email)
  const needsConfirmation = signUp.confirmsEmail && !identity.isGoogleMailbox
  const { time_zone, interface_language, consent } = signUp
  const account = {
    email: identity.email,
    time_zone,
    interface_language,
    consent,
    needsConfirmation,
    password: await hashNoPassword(),
  }
  return inTransaction(db, async (db) => {
    const userId = await insertAccount(db, account, now)
    await insertIdentity(db, userId, identity, { linked_at: now, last_used_at: now })
    if (needsConfirmation) await queue.enqueue(db, 'mail-confirm-email', { userId })
    return { token: await createSession(db, userId, visitor, now, 'google'), user: await getUser(db, userId) }
  })
}
