import type { Person } from '#contract/accounts/people.ts'
import { suspendAccount, unsuspendAccount } from '#server/accounts/accounts/commands/suspend-account.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { changePerson } from './change-person.ts'
import { type ConfirmingAdmin, confirmAdmin } from './confirm-admin.ts'

/** @throws HttpError 403, 404, 409, 429 */
export async function suspendPerson(
  db: Db,
  by: ConfirmingAdmin,
  { userId, reason }: { userId: string; reason: string },
  now: Date,
): Promise<Person> {
  await confirmAdmin(db, by, now)
  return changePerson(db, userId, (db) => suspendAccount(db, by.admin, userId, reason.trim(), now))
}

/** @throws HttpError 404, 409 */
export const unsuspendPerson = (db: Db, admin: Member, userId: string, now: Date): Promise<Person> =>
  changePerson(db, userId, (db) => unsuspendAccount(db, admin, userId, now))
