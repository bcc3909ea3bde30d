import { encodeQR } from 'qr'
import { SECOND_FACTOR_TEXTS } from '#contract/accounts/second-factor-rules.ts'
import { endAllSessions } from '#server/accounts/sessions/commands/end-session.ts'
import { lockOwnSession } from '#server/accounts/sessions/commands/lock-own-session.ts'
import { markSessionStrong } from '#server/accounts/sessions/commands/mark-session-strong.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { newTotpSecret, totpUri } from '#server/platform/auth/totp.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { isEnabled } from '../queries.ts'
import { mailFactorChange } from './mail-factor-change.ts'
import { recordFactorChange } from './record-change.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'
import { prepareTickets } from './require-code.ts'
import { verifyCode } from './verify-code.ts'

/** Replaces an unconfirmed secret. @throws HttpError 409 */
export async function startSetUp(db: Db, { id, email }: Member, now: Date) {
  await prepareTickets(db)
  const secret = newTotpSecret()
  const row = { secret, created_at: now, last_step: 0, failures: 0 }
  const saved = await db
    .insertInto('second_factors')
    .values({ user_id: id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst()
  if (!saved) throw new HttpError(409, SECOND_FACTOR_TEXTS.enabled)
  const uri = totpUri(secret, email)
  return { secret, uri, qr_svg: onWhite(encodeQR(uri, 'svg', { ecc: 'medium', border: 2 })) }
}

/**
 * Other sessions began without a code.
 * @returns recovery codes
 * @throws HttpError 403, 409, 429
 */
export async function confirmSetUp(db: Db, queue: Queue, member: Member, code: string, now: Date): Promise<string[]> {
  if (await isEnabled(db, member.id)) throw new HttpError(409, SECOND_FACTOR_TEXTS.enabled)
  const confirm = async (db: Db) => {
    await lockOwnSession(db, member)
    await db.updateTable('second_factors').set({ confirmed_at: now }).where('user_id', '=', member.id).execute()
    await markSessionStrong(db, member.sessionId)
    await endAllSessions(db, member.id, { except: member.sessionId })
    await recordFactorChange(db, member, 'user.second_factor_added', now)
    await mailFactorChange(db, queue, member.id, 'second_factor_added')
    return replaceRecoveryCodes(db, member.id)
  }
  return verifyCode(db, { userId: member.id, code }, confirm, now)
}

/** Phones cannot scan light modules on dark. */
const onWhite = (svg: string) => svg.replace(/<svg[^>]*>/, '$&<rect width="100%" height="100%" fill="#fff"/>')
