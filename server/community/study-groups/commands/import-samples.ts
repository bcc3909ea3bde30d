import type { GroupText } from '#contract/community/study-groups.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'

/** Without owner. The first is the newest. */
export async function importSampleGroups(db: Db, groups: GroupText[], now: Date): Promise<void> {
  const rows = groups.map((group, index) => ({
    group_id: newId(),
    ...group,
    member_count: 0,
    is_sample: true,
    created_at: new Date(now.getTime() - index * 60_000),
  }))
  await db.insertInto('study_groups').values(rows).execute()
}
