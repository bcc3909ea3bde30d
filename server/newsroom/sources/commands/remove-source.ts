import { SOURCE_GONE } from '#contract/newsroom/sources/source-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Actor } from './add-source.ts'

/** @throws HttpError 404 */
export function removeSource(db: Db, sourceId: string, actor: Actor, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const removed = await db
      .deleteFrom('desk_sources')
      .where('source_id', '=', sourceId)
      .returning(['day', 'title', 'address'])
      .executeTakeFirst()
    if (!removed) throw new HttpError(404, SOURCE_GONE)
    const subject = { kind: 'source', id: sourceId, name: removed.title }
    const { day, address } = removed
    await recordAudit(db, { actor, action: 'source.deleted', subject, details: { day, address } }, now)
  })
}
