import { sql } from 'kysely'
import type { Unit } from '#contract/newsroom/processing.ts'
import * as sentences from '#contract/newsroom/processing-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { EngineNote } from '#server/engines/engines.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { isEntry } from '../queries/articles-to-process.ts'
import { ofEntry, subjectOf, unitById } from '../queries/progress.ts'
import { WAITING } from './lease.ts'
import type { Admin } from './review-unit.ts'
import { wakeWorkers } from './wake-workers.ts'

/** @throws HttpError 404, 409 */
export async function retryUnit(db: Db, queue: Queue, unitId: string, by: Admin, now: Date): Promise<Unit> {
  await inTransaction(db, async (db) => {
    const unit = await unitById(db, unitId)
    if (!unit) throw new HttpError(404, sentences.UNIT_NOT_FOUND)
    if (unit.origin === 'manual' && unit.kind === 'text') throw new HttpError(409, sentences.WRITTEN_BY_A_PERSON)
    if (unit.origin === 'manual' || (unit.origin === 'upload' && unit.status === 'ready'))
      throw new HttpError(409, sentences.NOT_OURS_TO_MAKE)
    if ((await resetUnits(db, [unitId], now)) === 0) throw new HttpError(409, sentences.UNDER_WAY)
    await recordAudit(
      db,
      {
        actor: by,
        action: 'processing.retried',
        subject: subjectOf(unit),
        details: { kind: unit.kind, language: unit.language },
      },
      now,
    )
    await wakeWorkers(db, queue)
  })
  return (await unitById(db, unitId)) as Unit
}

const INCOMPLETE = ['failed', 'partial', 'skipped', 'unavailable'] as const

/**
 * Skips what no engine can make. @returns number retried
 * @throws HttpError 404
 */
export async function retryFailed(
  db: Db,
  { queue, engines }: { queue: Queue; engines: readonly EngineNote[] },
  entryId: string,
  by: Admin,
  now: Date,
): Promise<number> {
  return inTransaction(db, async (db) => {
    if (!(await isEntry(db, entryId))) throw new HttpError(404, sentences.ENTRY_NOT_FOUND)
    const unitIds = await incompleteUnits(db, entryId, engines)
    const retried = unitIds.length > 0 ? await resetUnits(db, unitIds, now) : 0
    const subject = { kind: 'entry', id: entryId }
    if (retried > 0) await recordAudit(db, { actor: by, action: 'processing.retried', subject, details: { retried } }, now)
    await wakeWorkers(db, queue)
    return retried
  })
}

async function incompleteUnits(db: Db, entryId: string, engines: readonly EngineNote[]): Promise<string[]> {
  const units = await db
    .selectFrom('processing_units')
    .where(ofEntry(entryId))
    .where('status', 'in', [...INCOMPLETE])
    .where(({ eb }) => eb.or([eb('reason', 'is', null), eb('reason', 'not in', ['removed', 'cancelled'])]))
    .select(['unit_id', 'kind', 'language', 'reason'])
    .execute()
  return units
    .filter((unit) => sentences.canBeMade(unit as Pick<Unit, 'kind' | 'language' | 'reason'>, engines))
    .map(({ unit_id }) => unit_id)
}

/** Skips running units. @returns number */
async function resetUnits(db: Db, unitIds: string[], now: Date): Promise<number> {
  const rows = await db
    .updateTable('processing_units')
    .set({
      status: WAITING,
      reason: null,
      error: null,
      attempts: 0,
      problems: '[]',
      blocks_done: sql`case when kind in ('practice', 'in-news') then blocks_done else 0 end`,
      next_retry_at: null,
      updated_at: now,
    })
    .where('status', '<>', 'running')
    .where('unit_id', 'in', unitIds)
    .returning('unit_id')
    .execute()
  return rows.length
}
