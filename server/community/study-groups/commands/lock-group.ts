import { sql } from 'kysely'
import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import type { GroupText } from '#contract/community/study-groups.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

export interface Group extends GroupText {
  group_id: string
  owner_id: string | null
  member_count: number
}

/** Keeps the member count exact. @throws HttpError 404 */
export async function lockGroup(db: Db, groupId: string): Promise<Group> {
  const { rows } = await sql<Group>`select * from study_groups where group_id = ${groupId} for update`.execute(db)
  if (!rows[0]) throw new HttpError(404, HUB_SENTENCES.groupNotFound)
  return rows[0]
}

/** @throws HttpError 404, also for another's group */
export async function lockOwnGroup(db: Db, userId: string, groupId: string): Promise<Group> {
  const group = await lockGroup(db, groupId)
  if (group.owner_id !== userId) throw new HttpError(404, HUB_SENTENCES.groupNotFound)
  return group
}

export const changeMemberCount = (db: Db, groupId: string, step: 1 | -1) =>
  sql`update study_groups set member_count = member_count + ${step} where group_id = ${groupId}`.execute(db)
