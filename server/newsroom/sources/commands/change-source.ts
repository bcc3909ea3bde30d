import { SOURCE_GONE } from '#contract/newsroom/sources/source-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Actor } from './add-source.ts'

interface Note {
  title: string
  publisher: string
  licence: string
}

/** @throws HttpError 404 */
export function changeSource(db: Db, sourceId: string, note: Note, actor: Actor, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const changed = await db
      .updateTable('desk_sources')
      .set(note)
      .where('source_id', '=', sourceId)
      .returning('day')
      .executeTakeFirst()
    if (!changed) throw new HttpError(404, SOURCE_GONE)
    const subject = { kind: 'source', id: sourceId, name: note.title }
    await recordAudit(db, { actor, action: 'source.changed', subject, details: { ...note, day: changed.day } }, now)
  })
}
