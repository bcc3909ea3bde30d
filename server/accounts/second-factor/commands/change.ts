import { SECOND_FACTOR_TEXTS } from '#contract/accounts/second-factor-rules.ts'
import { findPersonByEmail } from '#server/accounts/accounts/commands/find-person.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import { endAllSessions } from '#server/accounts/sessions/commands/end-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { isEnabled } from '../queries.ts'
import { mailFactorChange } from './mail-factor-change.ts'
import { recordFactorChange } from './record-change.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'

/** @throws HttpError 409 */
export const renewRecoveryCodes = (db: Db, queue: Queue, member: Member, now: Date): Promise<string[]> =>
  inTransaction(db, async (db) => {
    if (!(await isEnabled(db, member.id))) throw new HttpError(409, SECOND_FACTOR_TEXTS.notEnabled)
    await recordFactorChange(db, member, 'user.recovery_codes_renewed', now)
    await mailFactorChange(db, queue, member.id, 'recovery_codes_renewed')
    return replaceRecoveryCodes(db, member.id)
  })

/** @throws HttpError 409 */
export const removeSecondFactor = (db: Db, queue: Queue, member: Member, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    if (!(await deleteSecondFactor(db, member.id))) throw new HttpError(409, SECOND_FACTOR_TEXTS.notEnabled)
    await recordFactorChange(db, member, 'user.second_factor_removed', now)
    await mailFactorChange(db, queue, member.id, 'second_factor_removed')
  })

export const resetSecondFactorByEmail = (db: Db, email: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const person = await findPersonByEmail(db, email)
    if (!person || !(await deleteSecondFactor(db, person.id))) return false
    await endAllSessions(db, person.id, { except: undefined })
    const subject = { kind: 'person', id: person.id, name: person.username }
    await recordAudit(db, { actor: null, action: 'user.second_factor_reset', subject }, now)
    return true
  })

export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
