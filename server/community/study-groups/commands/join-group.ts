import { sql } from 'kysely'
import { HUB_SENTENCES, MAX_GROUPS_PER_USER } from '#contract/community/peer-learning-rules.ts'
import { can } from '#contract/roles.ts'
import { lockAccount, lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { groupJoined } from '../notices.ts'
import type { Person } from '../policy.ts'
import { changeMemberCount, lockGroup } from './lock-group.ts'

/**
 * Locks accounts, groups, quotas, then inboxes, to avoid deadlocks.
 * @throws HttpError 404, 409 if full or in too many groups, 429
 */
export async function joinGroup(db: Db, person: Person, groupId: string, quotas: Quotas, now: Date) {
  return inTransaction(db, async (db) => {
    await lockOwnAccount(db, person.id)
    const owner = await lockAccount(db, sql`(select owner_id from study_groups where group_id = ${groupId})`)
    const group = await lockGroup(db, groupId)
    const joined = await db
      .insertInto('study_group_members')
      .values({ group_id: groupId, user_id: person.id, joined_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (!joined) return { member_count: group.member_count, is_member: true }
    if (group.member_count >= group.size_limit) throw new HttpError(409, HUB_SENTENCES.groupFull, { code: 'group_full' })
    await assertMayJoinMore(db, person.id)
    await consumeQuota(db, person.id, 'reactions', quotas.reactions, now)
    await changeMemberCount(db, groupId, 1)
    if (owner && owner.user_id === group.owner_id && can(owner.role, 'community'))
      await notify(db, [{ userId: owner.user_id, ...groupJoined(group, person) }], now)
    return { member_count: group.member_count + 1, is_member: true }
  })
}

/**
 * Call after adding the member, with the account locked.
 * @throws HttpError 409
 */
export async function assertMayJoinMore(db: Db, userId: string): Promise<void> {
  const { rows } = await sql`select from study_group_members where user_id = ${userId} limit ${MAX_GROUPS_PER_USER + 1}`.execute(
    db,
  )
  if (rows.length > MAX_GROUPS_PER_USER) throw new HttpError(409, HUB_SENTENCES.tooManyGroups, { code: 'too_many_groups' })
}
