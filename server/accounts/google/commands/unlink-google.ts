import { GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import { mailFactorChange } from '#server/accounts/second-factor/commands/mail-factor-change.ts'
import { recordFactorChange } from '#server/accounts/second-factor/commands/record-change.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { hasOtherWay } from '../queries.ts'

/** @throws HttpError 404, 409 */
export const unlinkGoogle = (db: Db, queue: Queue, member: Member, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    await lockOwnAccount(db, member.id)
    if (!(await deleteIdentity(db, member.id))) throw new HttpError(404, GOOGLE_TEXTS.notLinked)
    if (!(await hasOtherWay(db, member.id))) throw new HttpError(409, GOOGLE_TEXTS.onlyWay, { code: 'google_only_way' })
    await recordFactorChange(db, member, 'user.google_unlinked', now)
    await mailFactorChange(db, queue, member.id, 'google_unlinked')
  })

/** Needs a transaction. @returns whether there was one */
export async function deleteIdentity(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('google_identities').where('user_id', '=', userId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
