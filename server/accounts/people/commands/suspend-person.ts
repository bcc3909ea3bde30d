import type { Person } from '#contract/accounts/people.ts'
import { suspendAccount, unsuspendAccount } from '#server/accounts/accounts/commands/suspend-account.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { changePerson } from './change-person.ts'

/** @throws Refusal 404, 409 for who is suspended already, or where no admin would be left */
export const suspendPerson = (db: Db, admin: Member, userId: string, reason: string, now: Date): Promise<Person> =>
  changePerson(db, userId, (db) => suspendAccount(db, admin, userId, reason.trim(), now))

/** @throws Refusal 404, 409 for who is not suspended */
export const unsuspendPerson = (db: Db, admin: Member, userId: string, now: Date): Promise<Person> =>
  changePerson(db, userId, (db) => unsuspendAccount(db, admin, userId, now))
