import { LAST_ADMIN } from '#contract/accounts/people-rules.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findCredentials, lockPersonInRole } from '../queries.ts'
import * as rules from '../rules.ts'
import { type Actor, type LockedPerson, lockPersonAndAdmins, recordPersonChange } from './lock-person.ts'

export async function changeRoleByEmail(db: Db, email: string, role: Role, now: Date): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const found = await findCredentials(db, { email_key: rules.emailKey(email) })
    if (found) await changeRole(db, null, found.user_id, role, now)
    return found !== undefined
  })
}

/** Needs a transaction. @throws HttpError 404, 409 for the last admin */
export async function changeRole(db: Db, actor: Actor, userId: string, role: Role, now: Date): Promise<void> {
  const { person, isLastAdmin } = await lockPersonAndAdmins(db, userId)
  if (person.role === role) return
  if (isLastAdmin) throw new HttpError(409, LAST_ADMIN, { code: 'last_admin' })
  await saveRole(db, actor, person, role, now)
  await publish(db, 'role.changed', [{ userId, from: person.role, to: role }], now)
}

/** Needs a transaction. @returns whether it changed */
export async function switchProRole(db: Db, actor: Actor, userId: string, move: ProSwitch, now: Date): Promise<boolean> {
  const person = await lockPersonInRole(db, userId, move.from)
  if (person) await saveRole(db, actor, person, move.to, now)
  return person !== undefined
}

type ProSwitch = { from: 'free'; to: 'pro' } | { from: 'pro'; to: 'free' }

async function saveRole(db: Db, actor: Actor, person: LockedPerson, role: Role, now: Date): Promise<void> {
  await db.updateTable('users').set({ role, updated_at: now }).where('user_id', '=', person.user_id).execute()
  await recordPersonChange(db, person, { actor, action: 'user.role_changed', details: { from: person.role, to: role } }, now)
  await invalidate(db, `person:${person.user_id}`)
}
