import { deleteIdentity } from '#server/accounts/google/commands/unlink-google.ts'
import { deleteAllPasskeys } from '#server/accounts/passkeys/commands/change-passkey.ts'
import { deleteSecondFactor } from '#server/accounts/second-factor/commands/change.ts'
import type { Db } from '#server/db/open.ts'

/**
 * Somebody proves an address that nobody had proved: somebody else may have signed up with it, and left a passkey, a Google account or an
 * authenticator app of theirs. For together with a new password, which ends the sessions; must run inside its transaction.
 */
export async function endUnprovedAccess(db: Db, userId: string): Promise<void> {
  await deleteAllPasskeys(db, userId)
  await deleteIdentity(db, userId)
  await deleteSecondFactor(db, userId)
}
