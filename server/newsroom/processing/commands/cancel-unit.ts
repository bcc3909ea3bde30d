import type { Unit } from '#contract/newsroom/processing.ts'
import * as sentences from '#contract/newsroom/processing-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { subjectOf, unitById } from '../queries/progress.ts'
import type { Admin } from './review-unit.ts'

/** A worker that has it loses its lease and discards its result. @throws HttpError 404, 409 if nothing is awaited */
export async function cancelUnit(db: Db, unitId: string, by: Admin, now: Date): Promise<Unit> {
  await inTransaction(db, async (db) => {
    const unit = await unitById(db, unitId)
    if (!unit) throw new HttpError(404, sentences.UNIT_NOT_FOUND)
    const row = await db
      .updateTable('processing_units')
      .set({
        ...{ status: 'skipped', reason: 'cancelled', lease: null, lease_until: null, next_retry_at: null, wanted_at: null },
        updated_at: now,
      })
      .where('unit_id', '=', unitId)
      .where(({ eb, or, and }) =>
        or([
          eb('status', 'in', ['pending', 'running']),
          and([eb('status', '=', 'stale'), eb('origin', 'is distinct from', 'manual')]),
          and([eb('status', '=', 'failed'), eb('next_retry_at', 'is not', null)]),
        ]),
      )
      .returning('unit_id')
      .executeTakeFirst()
    if (!row) throw new HttpError(409, sentences.NOT_CANCELLABLE)
    const { kind, language } = unit
    const subject = subjectOf(unit)
    await recordAudit(db, { actor: by, action: 'processing.cancelled', subject, details: { kind, language } }, now)
  })
  return (await unitById(db, unitId)) as Unit
}
