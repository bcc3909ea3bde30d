import type { Person } from '#contract/accounts/people.ts'
import { PERSON_NOT_FOUND } from '#contract/accounts/people-rules.ts'
import type { Role } from '#contract/roles.ts'
import * as accounts from '#server/accounts/accounts/commands.ts'
import { recordAct } from '#server/accounts/audit/commands.ts'
import { sendResetTo } from '#server/accounts/password-reset/commands.ts'
import type { Visitor } from '#server/accounts/sessions/commands.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { personById } from './queries.ts'

/**
 * Whoever finds the portal open at somebody's desk must not make themselves an admin for good.
 * @param password the admin's own
 * @throws Refusal 403 for a wrong password, 404, 409 where no admin would be left, 429 after too many wrong passwords
 */
export async function changeRole(
  db: Db,
  { admin, visitor }: { admin: Member; visitor: Visitor },
  { userId, role, password }: { userId: string; role: Role; password: string },
  now: Date,
): Promise<Person> {
  await accounts.confirmPassword(db, admin.id, password, visitor, now)
  return changed(db, userId, (db) => accounts.changeRole(db, admin, userId, role, now))
}

/** @throws Refusal 404, 409 for who is suspended already, or where no admin would be left */
export const suspend = (db: Db, admin: Member, userId: string, reason: string, now: Date): Promise<Person> =>
  changed(db, userId, (db) => accounts.suspend(db, admin, userId, reason.trim(), now))

/** @throws Refusal 404, 409 for who is not suspended */
export const liftSuspension = (db: Db, admin: Member, userId: string, now: Date): Promise<Person> =>
  changed(db, userId, (db) => accounts.liftSuspension(db, admin, userId, now))

/** @returns the address that the link goes to. @throws Refusal 404, 429 */
export async function sendReset(db: Db, queue: Queue, admin: Member, userId: string, now: Date): Promise<string> {
  return inTransaction(db, async (db) => {
    const { email, username } = await mustHave(db, userId)
    await sendResetTo(db, queue, { id: userId, email }, now)
    const subject = { kind: 'person', id: userId, name: username }
    await recordAct(db, { actor: admin, action: 'user.reset_sent', subject }, now)
    return email
  })
}

const changed = (db: Db, userId: string, change: (db: Db) => Promise<void>): Promise<Person> =>
  inTransaction(db, async (db) => {
    await change(db)
    return mustHave(db, userId)
  })

async function mustHave(db: Db, userId: string): Promise<Person> {
  const person = await personById(db, userId)
  if (!person) throw new HttpError(404, PERSON_NOT_FOUND)
  return person
}
