import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { changeMemberCount, lockGroup } from './lock-group.ts'

/** @throws HttpError 404, 409 for the owner */
export async function leaveGroup(db: Db, userId: string, groupId: string) {
  return inTransaction(db, async (db) => {
    const group = await lockGroup(db, groupId)
    if (group.owner_id === userId) throw new HttpError(409, HUB_SENTENCES.ownerStays, { code: 'owner_stays' })
    const left = await db
      .deleteFrom('study_group_members')
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst()
    if (left) await changeMemberCount(db, groupId, -1)
    return { member_count: group.member_count - (left ? 1 : 0), is_member: false }
  })
}
