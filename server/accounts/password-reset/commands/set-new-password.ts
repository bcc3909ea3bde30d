import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { markEmailConfirmed } from '#server/accounts/accounts/commands/confirm-address.ts'
import { endUnprovedAccess } from '#server/accounts/accounts/commands/end-unproved-access.ts'
import { hashNewPassword, replacePassword } from '#server/accounts/accounts/commands/replace-password.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { findResetOwner } from '../queries.ts'

/** @throws HttpError 400 */
export async function setNewPassword(
  db: Db,
  queue: Queue,
  { token, password: typed }: { token: string; password: string },
  now: Date,
): Promise<void> {
  const invalid = new HttpError(400, SENTENCES.resetInvalid, { code: 'reset_invalid' })
  const asking = await findResetOwner(db, token, now)
  if (!asking) throw invalid
  const password = await hashNewPassword(typed, 'password', asking)
  await inTransaction(db, async (db) => {
    // The delete decides between simultaneous uses.
    const owner = await findResetOwner(db, token, now)
    const used = owner && (await db.deleteFrom('password_resets').where('token_hash', '=', hashOf(token)).executeTakeFirst())
    if (!owner || !used?.numDeletedRows) throw invalid
    await db.deleteFrom('password_resets').where('user_id', '=', owner.user_id).execute()
    if (await markEmailConfirmed(db, owner.user_id, now)) await endUnprovedAccess(db, owner.user_id)
    await replacePassword(db, queue, { userId: owner.user_id, password }, now)
  })
}
