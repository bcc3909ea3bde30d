import type { Person } from '#contract/accounts/people.ts'
import type { Role } from '#contract/roles.ts'
import { changeRole } from '#server/accounts/accounts/commands/change-role.ts'
import { confirmPassword } from '#server/accounts/accounts/commands/confirm-password.ts'
import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { changePerson } from './change-person.ts'

/**
 * Whoever finds the portal open at somebody's desk must not make themselves an admin for good.
 * @param password the admin's own
 * @throws Refusal 403 for a wrong password, 404, 409 where no admin would be left, 429 after too many wrong passwords
 */
export async function changePersonRole(
  db: Db,
  { admin, visitor }: { admin: Member; visitor: Visitor },
  { userId, role, password }: { userId: string; role: Role; password: string },
  now: Date,
): Promise<Person> {
  await confirmPassword(db, admin.id, password, visitor, now)
  return changePerson(db, userId, (db) => changeRole(db, admin, userId, role, now))
}
