import { switchProRole } from '#server/accounts/accounts/commands/change-role.ts'
import type { Db } from '#server/db/open.ts'
import { roleChange } from '../policy.ts'
import * as queries from '../queries.ts'

const BILLING = { id: null, username: 'Billing' }

/** Needs a transaction holding the account. */
export async function syncRole(db: Db, userId: string, now: Date): Promise<void> {
  const member = await queries.membershipOf(db, userId, now)
  if (!member) return
  const isPaid = (await queries.subscriptionsOf(db, userId, now)).some(({ state }) => state !== null && state !== 'ended')
  const isEntitled = isPaid || (member.trial?.isRunning ?? false)
  const change = roleChange(member, isEntitled)
  const isChanged = change !== undefined && (await switchProRole(db, BILLING, userId, change, now))
  const hasEnded = !isEntitled && member.roleBy === 'billing'
  const role_by = isChanged && change.to === 'pro' ? 'billing' : hasEnded ? null : member.roleBy
  if (role_by !== member.roleBy) await db.updateTable('billing_members').set({ role_by }).where('user_id', '=', userId).execute()
}
