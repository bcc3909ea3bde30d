import type { Person } from '#contract/accounts/people.ts'
import { PERSON_NOT_FOUND } from '#contract/accounts/people-rules.ts'
import type { Role } from '#contract/roles.ts'
import * as accounts from '#server/accounts/accounts/commands.ts'
import { recordAudit } from '#server/accounts/audit/commands.ts'
import { requestResetByAdmin } from '#server/accounts/password-reset/commands.ts'
import type { Visitor } from '#server/accounts/sessions/commands.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { findPerson } from './queries.ts'

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
  await accounts.confirmPassword(db, admin.id, password, visitor, now)
  return changePerson(db, userId, (db) => accounts.changeRole(db, admin, userId, role, now))
}

/** @throws Refusal 404, 409 for who is suspended already, or where no admin would be left */
export const suspendPerson = (db: Db, admin: Member, userId: string, reason: string, now: Date): Promise<Person> =>
  changePerson(db, userId, (db) => accounts.suspendAccount(db, admin, userId, reason.trim(), now))

/** @throws Refusal 404, 409 for who is not suspended */
export const unsuspendPerson = (db: Db, admin: Member, userId: string, now: Date): Promise<Person> =>
  changePerson(db, userId, (db) => accounts.unsuspendAccount(db, admin, userId, now))

/** @returns the address that the link goes to. @throws Refusal 404, 429 */
export async function sendPersonReset(db: Db, queue: Queue, admin: Member, userId: string, now: Date): Promise<string> {
  return inTransaction(db, async (db) => {
    const { email, username } = await getPerson(db, userId)
    await requestResetByAdmin(db, queue, { id: userId, email }, now)
    const subject = { kind: 'person', id: userId, name: username }
    await recordAudit(db, { actor: admin, action: 'user.reset_sent', subject }, now)
    return email
  })
}

const changePerson = (db: Db, userId: string, change: (db: Db) => Promise<void>): Promise<Person> =>
  inTransaction(db, async (db) => {
    await change(db)
    return getPerson(db, userId)
  })

async function getPerson(db: Db, userId: string): Promise<Person> {
  const person = await findPerson(db, userId)
  if (!person) throw new HttpError(404, PERSON_NOT_FOUND)
  return person
}
