import { LAST_ADMIN } from '#contract/accounts/people-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { eraseAccount } from '../on-account-deleted.ts'
import { isLastAdmin } from './lock-person.ts'

/** @throws HttpError 409 for the last admin */
export async function deleteAccount(db: Db, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    if (await isLastAdmin(db, userId)) throw new HttpError(409, LAST_ADMIN, { code: 'last_admin' })
    await eraseAccount(db, userId, now)
  })
}
