import { GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { GoogleIdentity } from '../rules.ts'

/** Needs a transaction. @throws HttpError 409 */
export async function insertIdentity(
  db: Db,
  userId: string,
  { issuer, subject, email }: GoogleIdentity,
  times: { linked_at: Date; last_used_at: Date | null },
): Promise<void> {
  const added = await db
    .insertInto('google_identities')
    .values({ issuer, subject, user_id: userId, email, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!added) throw new HttpError(409, GOOGLE_TEXTS.taken, { code: 'google_taken' })
}
