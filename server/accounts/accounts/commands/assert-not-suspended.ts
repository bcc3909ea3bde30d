import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findCredentials } from '../queries.ts'

/** @throws HttpError 403, 401 */
export async function assertNotSuspended(db: Db, userId: string): Promise<void> {
  const found = await findCredentials(db, { user_id: userId })
  if (!found) throw new HttpError(401, SENTENCES.sessionOver)
  if (found.suspended_reason !== null)
    throw new HttpError(403, SENTENCES.suspended({ reason: found.suspended_reason }), { code: 'suspended' })
}
