import type { User } from '#contract/accounts/accounts.ts'
import { createSession, type Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { insertAccount, type NewAccount } from './create-account.ts'
import { getUser } from './find-person.ts'
import { hashNewPassword } from './replace-password.ts'

export interface SignedIn {
  token: string
  user: User
}

/**
 * @throws Refusal 422 for a commonly guessed password, 409 for a taken e-mail
 */
export async function register(db: Db, account: NewAccount, visitor: Visitor, now: Date): Promise<SignedIn> {
  const password_hash = await hashNewPassword(account.password, 'password')
  return inTransaction(db, async (db) => {
    const userId = await insertAccount(db, { ...account, password_hash }, now)
    return { token: await createSession(db, userId, visitor, now), user: await getUser(db, userId) }
  })
}
