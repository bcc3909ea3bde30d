import { findPersonByEmail } from '#server/accounts/accounts/commands/find-person.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Addressee } from '#server/accounts/shared/addressee.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashOf, newSecret } from '#server/platform/auth/ids.ts'
import { RESET_MS } from '../rules.ts'
import { hasReachedLimit } from './request-reset.ts'

export type ResetRecipient = Addressee & { id: string }

export async function findResetRecipient(db: Db, email: string, now: Date): Promise<ResetRecipient | undefined> {
  const person = await findPersonByEmail(db, email)
  return person && !(await hasReachedLimit(db, person.id, now)) ? person : undefined
}

/** Under the lock: jobs may run at once, and the address may change. */
export const createReset = (db: Db, { id, email }: { id: string; email: string }, now: Date): Promise<string | undefined> =>
  inTransaction(db, async (db) => {
    await lockOwnAccount(db, id)
    if ((await findResetRecipient(db, email, now))?.id !== id) return undefined
    const token = newSecret()
    await db
      .insertInto('password_resets')
      .values({ token_hash: hashOf(token), user_id: id, created_at: now, expires_at: new Date(now.getTime() + RESET_MS) })
      .execute()
    return token
  })
