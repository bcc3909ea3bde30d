import { deleteIdentity } from '#server/accounts/google/commands/unlink-google.ts'
import { deleteAllPasskeys } from '#server/accounts/passkeys/commands/change-passkey.ts'
import { deleteSecondFactor } from '#server/accounts/second-factor/commands/change.ts'
import type { Db } from '#server/db/open.ts'

/** The address's first user may have left sign-in methods. Needs the transaction that sets a new password. */
export async function endUnprovedAccess(db: Db, userId: string): Promise<void> {
  await deleteAllPasskeys(db, userId)
  await deleteIdentity(db, userId)
  await deleteSecondFactor(db, userId)
}
