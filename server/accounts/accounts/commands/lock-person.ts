import { PERSON_NOT_FOUND } from '#contract/accounts/people-rules.ts'
import { type AuditEntry, recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { lockActiveAdmins, lockPerson } from '../queries.ts'

export type Actor = AuditEntry['actor']

export type LockedPerson = { user_id: string; username: string; role: string }

/** Locks admins first, so that two cannot demote each other. */
export async function lockPersonAndAdmins(db: Db, userId: string) {
  const isLast = await isLastAdmin(db, userId)
  const person = await lockPerson(db, userId)
  if (!person) throw new HttpError(404, PERSON_NOT_FOUND)
  return { person, isLastAdmin: isLast }
}

export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  const admins = await lockActiveAdmins(db)
  return admins.length === 1 && admins[0] === userId
}

export const recordPersonChange = (
  db: Db,
  { user_id, username }: { user_id: string; username: string },
  act: Omit<AuditEntry, 'subject'>,
  now: Date,
) => recordAudit(db, { ...act, subject: { kind: 'person', id: user_id, name: username } }, now)
