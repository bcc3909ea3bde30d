import { sql } from 'kysely'
import { can, rolesWith } from '#contract/roles.ts'
import { lockAccountForDeletion } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { changeMemberCount, type Group } from './commands/lock-group.ts'
import { setOwner } from './commands/transfer-group.ts'
import { aboutMember, groupTransferred } from './notices.ts'

/** New owner: the longest-standing member, preferably with community access. Needs the transaction that deletes the account. */
export async function studyGroupsOnAccountDeleted(db: Db, userId: string, now: Date): Promise<void> {
  await lockAccountForDeletion(db, userId)
  const { rows } = await sql<Group>`
    select * from study_groups where group_id in (select group_id from study_group_members where user_id = ${userId})
    order by group_id for update`.execute(db)
  await deleteNotifications(
    db,
    rows.map(({ group_id }) => aboutMember(group_id, userId)),
  )
  for (const group of rows) {
    if (group.owner_id === userId && !(await transferOrDelete(db, group, now))) continue
    await db.deleteFrom('study_group_members').where('group_id', '=', group.group_id).where('user_id', '=', userId).execute()
    await changeMemberCount(db, group.group_id, -1)
  }
}

/** Skips accounts being deleted. @returns false if the group was deleted */
async function transferOrDelete(db: Db, group: Group, now: Date): Promise<boolean> {
  const { rows } = await sql<{ user_id: string; role: string }>`
    select users.user_id, role from study_group_members as member join users on users.user_id = member.user_id
    where group_id = ${group.group_id} and member.user_id <> ${group.owner_id}
    order by role in (${sql.join(rolesWith('community'))}) desc, joined_at, member.user_id
    limit 1 for key share of users skip locked`.execute(db)
  const [next] = rows
  if (!next) {
    await db.deleteFrom('study_groups').where('group_id', '=', group.group_id).execute()
    return false
  }
  await setOwner(db, group, next.user_id)
  if (can(next.role, 'community')) await notify(db, [{ userId: next.user_id, ...groupTransferred(group, now) }], now)
  return true
}
