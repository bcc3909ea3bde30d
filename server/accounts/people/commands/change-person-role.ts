import type { Person } from '#contract/accounts/people.ts'
import type { Role } from '#contract/roles.ts'
import { changeRole } from '#server/accounts/accounts/commands/change-role.ts'
import type { Db } from '#server/db/open.ts'
import { changePerson } from './change-person.ts'
import { type ConfirmingAdmin, confirmAdmin } from './confirm-admin.ts'

/** @throws HttpError 403, 404, 409, 429 */
export async function changePersonRole(
  db: Db,
  by: ConfirmingAdmin,
  { userId, role }: { userId: string; role: Role },
  now: Date,
): Promise<Person> {
  await confirmAdmin(db, by, now)
  return changePerson(db, userId, (db) => changeRole(db, by.admin, userId, role, now))
}
