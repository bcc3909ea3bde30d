import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { aboutResult } from '../notices.ts'
import type { Person } from '../policy.ts'
import { auditDeletion } from './audit-deletion.ts'

/** @throws HttpError 404, also without permission */
export async function withdrawResult(db: Db, person: Person, resultId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const deleted = await db
      .deleteFrom('shared_results')
      .where('result_id', '=', resultId)
      .$if(!can(person.role, 'moderateCommunity'), (query) => query.where('author_id', '=', person.id))
      .returning(['attempt_id', 'author_id', 'quiz_title', 'note'])
      .executeTakeFirst()
    if (!deleted) throw new HttpError(404, HUB_SENTENCES.resultNotFound)
    if (deleted.attempt_id) await deleteNotifications(db, [aboutResult(deleted.attempt_id)])
    const subject = { kind: 'result' as const, id: resultId, name: deleted.quiz_title }
    await auditDeletion(db, person, subject, { author_id: deleted.author_id, content: deleted.note }, now)
  })
}
