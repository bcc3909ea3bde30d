import { endAllSessions } from '#server/accounts/sessions/commands/end-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { isRightPassword } from '#server/platform/auth/passwords.ts'
import { findCredentials } from '../queries.ts'

const REASON = 'This instance is no longer a demo.'

/** Their password is public. */
export async function suspendDemoAccounts(db: Db, emails: string[], password: string, now: Date): Promise<void> {
  for (const email_key of emails) {
    const found = await findCredentials(db, { email_key })
    if (!found || found.suspended_reason !== null || !(await isRightPassword(found.password_hash, password))) continue
    await inTransaction(db, async (db) => {
      const suspension = { suspended_at: now, suspended_reason: REASON, updated_at: now }
      await db.updateTable('users').set(suspension).where('user_id', '=', found.user_id).execute()
      await endAllSessions(db, found.user_id, { except: undefined })
    })
  }
}

export async function restoreDemoAccounts(db: Db, emails: string[]): Promise<void> {
  await db
    .updateTable('users')
    .set({ suspended_at: null, suspended_reason: null })
    .where('email_key', 'in', emails)
    .where('suspended_reason', '=', REASON)
    .execute()
}
