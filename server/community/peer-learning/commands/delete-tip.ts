import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Person } from '../policy.ts'
import { auditDeletion } from './audit-deletion.ts'

/** @throws HttpError 404, also without permission */
export async function deleteTip(db: Db, person: Person, tipId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const deleted = await db
      .deleteFrom('learning_tips')
      .where('tip_id', '=', tipId)
      .$if(!can(person.role, 'moderateCommunity'), (query) => query.where('author_id', '=', person.id))
      .returning(['author_id', 'title', 'content'])
      .executeTakeFirst()
    if (!deleted) throw new HttpError(404, HUB_SENTENCES.tipNotFound)
    await auditDeletion(db, person, { kind: 'tip', id: tipId, name: deleted.title }, deleted, now)
  })
}
