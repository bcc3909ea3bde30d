import { sql } from 'kysely'
import type { Listing } from '#contract/community/hub-entry.ts'
import type { GroupMember, StudyGroup } from '#contract/community/study-groups.ts'
import type { Role } from '#contract/roles.ts'
import { forViewer, matching, pageOf, type RowOf } from '#server/community/shared/listing.ts'
import type { Db } from '#server/db/open.ts'

interface Viewer {
  id: string
  role: Role
}

/** Newest first. */
export async function groupsFor(db: Db, viewer: Viewer, listing: Listing) {
  const membership = sql`exists (
    select from study_group_members as mine where mine.group_id = item.group_id and mine.user_id = ${viewer.id})`
  const { rows } = await sql<RowOf<StudyGroup>>`
    select item.*, item.owner_id as author_id, username, ${membership} as is_member
    from study_groups as item left join users on user_id = owner_id
    where ${matching(listing, sql.ref('item.group_id'), sql`name || ' ' || description`)}
      and ${listing.show === 'mine' ? membership : sql`true`}
    order by item.created_at desc, item.group_id desc limit ${listing.limit + 1}`.execute(db)
  return pageOf(rows, listing, ({ group_id }) => group_id, forViewer(viewer))
}

export async function membersOf(db: Db, groupId: string): Promise<GroupMember[] | undefined> {
  const group = await db.selectFrom('study_groups').where('group_id', '=', groupId).select('owner_id').executeTakeFirst()
  if (!group) return undefined
  const rows = await db
    .selectFrom('study_group_members')
    .innerJoin('users', 'users.user_id', 'study_group_members.user_id')
    .where('group_id', '=', groupId)
    .orderBy('joined_at')
    .orderBy('users.user_id')
    .select(['users.user_id', 'username', 'joined_at'])
    .execute()
  return rows.map(({ joined_at, ...member }) => ({
    ...member,
    is_owner: member.user_id === group.owner_id,
    joined_at: joined_at.toISOString(),
  }))
}

export const personalStudyGroupData = (db: Db, userId: string) =>
  db
    .selectFrom('study_group_members')
    .innerJoin('study_groups', 'study_groups.group_id', 'study_group_members.group_id')
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .select((is) => ['name', 'description', 'category', 'joined_at', is('owner_id', '=', userId).as('is_owner')])
    .execute()
