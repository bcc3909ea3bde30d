import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * For what changes how somebody signs in: a call that was under way when a new password ended its session must not add a passkey, or set
 * another password, after it. Locks the account until the end of the transaction.
 * @throws HttpError 401 for a session that has ended since the call began
 */
export async function lockOwnSession(db: Db, { id, sessionId }: Pick<Member, 'id' | 'sessionId'>): Promise<void> {
  await lockOwnAccount(db, id)
  const live = await db
    .selectFrom('sessions')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', id)
    .select('session_id')
    .executeTakeFirst()
  if (!live) throw new HttpError(401, SENTENCES.sessionOver)
}
