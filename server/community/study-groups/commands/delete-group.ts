import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { can } from '#contract/roles.ts'
import { recordAuditUnlessAuthor } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Person } from '../policy.ts'

/** @throws HttpError 404, also without permission */
export async function deleteGroup(db: Db, person: Person, groupId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const deleted = await db
      .deleteFrom('study_groups')
      .where('group_id', '=', groupId)
      .$if(!can(person.role, 'moderateCommunity'), (query) => query.where('owner_id', '=', person.id))
      .returning(['owner_id', 'name', 'description'])
      .executeTakeFirst()
    if (!deleted) throw new HttpError(404, HUB_SENTENCES.groupNotFound)
    const { owner_id, name, description: content } = deleted
    const author = owner_id === null ? null : { id: owner_id, username: null }
    const subject = { kind: 'group', id: groupId, name }
    await recordAuditUnlessAuthor(db, { actor: person, action: 'community.deleted', subject, author, content }, now)
  })
}
