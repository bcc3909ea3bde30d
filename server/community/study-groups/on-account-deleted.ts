import { sql } from 'kysely'
import { can } from '#contract/roles.ts'
import { lockAccountForDeletion } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { countMembers, type Group, giveTo } from './commands.ts'
import { aboutMember } from './notices.ts'

/**
 * Before an account goes, its groups go to the member who has been there longest (of those who can look after them, else of all), or away
 * where nobody is left; must run inside the transaction that deletes it.
 */
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
    if (group.owner_id === userId && !(await passOn(db, group, now))) continue
    await db.deleteFrom('study_group_members').where('group_id', '=', group.group_id).where('user_id', '=', userId).execute()
    await countMembers(db, group.group_id, -1)
  }
}

/** @returns whether the group stays. Somebody whose own account is going at this very moment is passed over. */
async function passOn(db: Db, group: Group, now: Date): Promise<boolean> {
  const { rows } = await sql<{ user_id: string; role: string }>`
    select users.user_id, role from study_group_members as member join users on users.user_id = member.user_id
    where group_id = ${group.group_id} and member.user_id <> ${group.owner_id}
    order by role in ('pro', 'tester', 'admin') desc, joined_at, member.user_id
    limit 1 for key share of users skip locked`.execute(db)
  const [next] = rows
  if (next) await giveTo(db, next.user_id, group, now, can(next.role, 'community'))
  else await db.deleteFrom('study_groups').where('group_id', '=', group.group_id).execute()
  return next !== undefined
}
