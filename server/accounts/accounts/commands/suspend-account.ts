import { ALREADY_SUSPENDED, LAST_ADMIN, NOT_SUSPENDED } from '#contract/accounts/people-rules.ts'
import { endAllSessions } from '#server/accounts/sessions/commands/end-session.ts'
import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { type Actor, lockPersonAndAdmins, recordPersonChange } from './lock-person.ts'

/** Needs a transaction. @throws HttpError 404, 409 */
export async function suspendAccount(db: Db, actor: Actor, userId: string, reason: string, now: Date): Promise<void> {
  const { person, isLastAdmin } = await lockPersonAndAdmins(db, userId)
  if (person.suspended_at) throw new HttpError(409, ALREADY_SUSPENDED)
  if (isLastAdmin) throw new HttpError(409, LAST_ADMIN, { code: 'last_admin' })
  const suspension = { suspended_at: now, suspended_reason: reason, updated_at: now }
  await db.updateTable('users').set(suspension).where('user_id', '=', userId).execute()
  await recordPersonChange(db, person, { actor, action: 'user.suspended', details: { reason } }, now)
  await endAllSessions(db, userId, { except: undefined })
}

/** Needs a transaction. @throws HttpError 404, 409 */
export async function unsuspendAccount(db: Db, actor: Actor, userId: string, now: Date): Promise<void> {
  const { person } = await lockPersonAndAdmins(db, userId)
  if (!person.suspended_at) throw new HttpError(409, NOT_SUSPENDED)
  const free = { suspended_at: null, suspended_reason: null, updated_at: now }
  await db.updateTable('users').set(free).where('user_id', '=', userId).execute()
  await recordPersonChange(db, person, { actor, action: 'user.unsuspended', details: { reason: person.suspended_reason } }, now)
  await invalidate(db, `person:${userId}`)
}
