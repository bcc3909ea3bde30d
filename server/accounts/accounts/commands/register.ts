import type { User } from '#contract/accounts/accounts.ts'
import { createSession, type Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { insertAccount, type NewAccount } from './create-account.ts'
import { getUser } from './find-person.ts'
import { refuseDisposable } from './refuse-disposable.ts'
import { hashNewPassword } from './replace-password.ts'

export interface SignedIn {
  token: string
  user: User
}

interface SignUp extends NewAccount {
  refusesDisposable: boolean
}

/** @throws HttpError 409, 422 */
export async function register(db: Db, queue: Queue, account: SignUp, visitor: Visitor, now: Date): Promise<SignedIn> {
  if (account.refusesDisposable) await refuseDisposable(account.email)
  const password = await hashNewPassword(account.password, 'password', account)
  return inTransaction(db, async (db) => {
    const userId = await insertAccount(db, { ...account, password, asksConsent: true }, now)
    if (account.needsConfirmation) await queue.enqueue(db, 'mail-confirm-email', { userId })
    return { token: await createSession(db, userId, visitor, now), user: await getUser(db, userId) }
  })
}
