import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import { requestResetByAdmin } from '#server/accounts/password-reset/commands/request-reset.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { getPerson } from './change-person.ts'

/** @returns the email @throws HttpError 404, 429 */
export async function sendPersonReset(db: Db, queue: Queue, admin: Member, userId: string, now: Date): Promise<string> {
  return inTransaction(db, async (db) => {
    const { email, username } = await getPerson(db, userId)
    await requestResetByAdmin(db, queue, { id: userId, email }, now)
    const subject = { kind: 'person', id: userId, name: username }
    await recordAudit(db, { actor: admin, action: 'user.reset_sent', subject }, now)
    return email
  })
}
