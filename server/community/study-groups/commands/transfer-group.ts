import { sql } from 'kysely'
import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import type { StudyGroup } from '#contract/community/study-groups.ts'
import { can } from '#contract/roles.ts'
import { lockAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { groupTransferred } from '../notices.ts'
import type { Person } from '../policy.ts'
import { groupById } from './group-by-id.ts'
import { type Group, lockOwnGroup } from './lock-group.ts'

/** @throws HttpError 404, also for another's group; 409 for a user without membership or access */
export async function transferGroup(
  db: Db,
  person: Person,
  { groupId, to }: { groupId: string; to: string },
  now: Date,
): Promise<StudyGroup> {
  return inTransaction(db, async (db) => {
    const next = await lockAccount(db, sql`${to}`)
    const group = await lockOwnGroup(db, person.id, groupId)
    if (!next || !(await isMember(db, groupId, to))) throw new HttpError(409, HUB_SENTENCES.notAMember)
    if (!can(next.role, 'community')) throw new HttpError(409, HUB_SENTENCES.cannotTakeOver)
    if (to !== person.id) {
      await setOwner(db, group, to)
      await notify(db, [{ userId: to, ...groupTransferred(group, now) }], now)
    }
    return groupById(db, person, groupId)
  })
}

export const setOwner = (db: Db, { group_id }: Group, owner_id: string) =>
  db.updateTable('study_groups').set({ owner_id }).where('group_id', '=', group_id).execute()

async function isMember(db: Db, groupId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from study_group_members where group_id = ${groupId} and user_id = ${userId}`.execute(db)
  return rows.length > 0
}
