import { groupTooLarge } from '#contract/community/peer-learning-rules.ts'
import type { GroupText, StudyGroup } from '#contract/community/study-groups.ts'
import { isSameText } from '#server/community/shared/client-key.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import type { Person } from '../policy.ts'
import { GROUP_TEXT } from '../rules.ts'
import { groupById } from './group-by-id.ts'
import { lockOwnGroup } from './lock-group.ts'

/** @throws HttpError 404, also for another's group; 409 below the member count, 429 */
export async function editGroup(
  db: Db,
  person: Person,
  groupId: string,
  text: GroupText,
  quotas: Quotas,
  now: Date,
): Promise<StudyGroup> {
  return inTransaction(db, async (db) => {
    const group = await lockOwnGroup(db, person.id, groupId)
    if (text.size_limit < group.member_count) throw new HttpError(409, groupTooLarge(group.member_count))
    if (!isSameText(text, group, GROUP_TEXT)) {
      await consumeQuota(db, person.id, 'posts', quotas.posts, now)
      await db.updateTable('study_groups').set(text).where('group_id', '=', groupId).execute()
    }
    return groupById(db, person, groupId)
  })
}
