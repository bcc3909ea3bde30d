import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * A call running while its session is ended must not change sign-in methods afterwards.
 * @throws HttpError 401
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
