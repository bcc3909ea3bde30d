import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import { AUDIO_NOT_FOUND } from '#contract/reading/audio.ts'
import { type AuditEntry, recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findEntryId } from '../queries.ts'
import type { Recording } from '../rules.ts'

export type Actor = AuditEntry['actor']

/** Invalidates the cached article, which lists recordings. @throws HttpError 404 */
export async function changeAudio(
  db: Db,
  { articleId, language }: Recording,
  act: { actor: Actor; action: AuditAction },
  now: Date,
  change: (db: Db) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const entryId = await findEntryId(db, articleId)
    if (!entryId) throw new HttpError(404, AUDIO_NOT_FOUND)
    await change(db)
    await recordAudit(db, { ...act, subject: { kind: 'article', id: articleId }, details: { language } }, now)
    await publish(db, 'audio.changed', [{ articleId }], now)
    await invalidate(db, `content:${entryId}`)
  })
}
