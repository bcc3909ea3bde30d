import { PASSKEY_TEXTS } from '#contract/accounts/passkey-rules.ts'
import type { Passkey } from '#contract/accounts/passkeys.ts'
import { mailFactorChange } from '#server/accounts/second-factor/commands/mail-factor-change.ts'
import { recordFactorChange } from '#server/accounts/second-factor/commands/record-change.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { findPasskey } from '../queries.ts'

/** @throws HttpError 404 */
export async function renamePasskey(db: Db, member: Member, passkeyId: string, name: string): Promise<Passkey> {
  await db
    .updateTable('passkeys')
    .set({ name: name.trim() })
    .where('user_id', '=', member.id)
    .where('passkey_id', '=', passkeyId)
    .execute()
  const passkey = await findPasskey(db, member.id, passkeyId)
  if (!passkey) throw new HttpError(404, PASSKEY_TEXTS.notFound)
  return passkey
}

/** @throws HttpError 404 */
export const removePasskey = (db: Db, queue: Queue, member: Member, passkeyId: string, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    const removed = await db
      .deleteFrom('passkeys')
      .where('user_id', '=', member.id)
      .where('passkey_id', '=', passkeyId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw new HttpError(404, PASSKEY_TEXTS.notFound)
    await recordFactorChange(db, member, 'user.passkey_removed', now)
    await mailFactorChange(db, queue, member.id, 'passkey_removed')
  })

export async function deleteAllPasskeys(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}
