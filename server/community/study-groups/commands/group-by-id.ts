import type { StudyGroup } from '#contract/community/study-groups.ts'
import type { Db } from '#server/db/open.ts'
import type { Person } from '../policy.ts'
import { groupsFor } from '../queries.ts'

export async function groupById(db: Db, person: Person, groupId: string): Promise<StudyGroup> {
  const [group] = (await groupsFor(db, person, { id: groupId, limit: 1 })).data
  if (!group) throw new Error(`Study group ${groupId} is not in its list`)
  return group
}
