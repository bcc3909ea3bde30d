import { CODE_NEEDED, SECOND_FACTOR_TEXTS } from '#contract/accounts/second-factor-rules.ts'
import { confirmOwner } from '#server/accounts/accounts/commands/confirm-owner.ts'
import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { isEnabled } from '../queries.ts'
import { mailFactorChange } from './mail-factor-change.ts'
import { verifyCode } from './verify-code.ts'

interface Proof {
  password?: string | undefined
  code?: string | undefined
}

/**
 * Session and password must not suffice to remove a factor or add a sign-in method.
 * @throws HttpError 403, 429
 */
export async function confirmFactors(
  db: Db,
  queue: Queue,
  member: { id: string; sessionId: string },
  { password, code }: Proof,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  await confirmOwner(db, member, password, visitor, now)
  if (!(await isEnabled(db, member.id))) return
  if (code === undefined) {
    const message = SECOND_FACTOR_TEXTS.needed
    throw new HttpError(403, message, { code: CODE_NEEDED, details: [{ path: 'code', message }] })
  }
  const onRecoveryCode = (db: Db) => mailFactorChange(db, queue, member.id, 'recovery_code_used')
  await verifyCode(db, { userId: member.id, code, onRecoveryCode }, async () => undefined, now)
}
