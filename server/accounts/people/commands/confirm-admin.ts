import { confirmPassword } from '#server/accounts/accounts/commands/confirm-password.ts'
import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'

export interface ConfirmingAdmin {
  admin: Member
  visitor: Visitor
  /** The admin's. */
  password: string
}

/**
 * An unattended session must not suffice.
 * @throws HttpError 403, 429
 */
export const confirmAdmin = (db: Db, { admin, visitor, password }: ConfirmingAdmin, now: Date): Promise<void> =>
  confirmPassword(db, admin.id, password, visitor, now)
