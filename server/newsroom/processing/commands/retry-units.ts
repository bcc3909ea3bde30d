import { sql } from 'kysely'
import type { Unit } from '#contract/newsroom/processing.ts'
import * as sentences from '#contract/newsroom/processing-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { articlesOf, isEntry, unitById } from '../queries.ts'
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
    if ((await resetUnits(db, { unitIds: [unitId] }, now)) === 0) throw new HttpError(409, sentences.UNDER_WAY)
    await recordAudit(
      db,
      {
        actor: by,
        action: 'processing.retried',
        subject: { kind: 'article', id: unit.article_id },
        details: { kind: unit.kind, language: unit.language },
      },
      now,
    )
    await wakeWorkers(db, queue)
  })
  return (await unitById(db, unitId)) as Unit
}

const INCOMPLETE = ['failed', 'partial', 'skipped', 'unavailable'] as const

/** @returns how many units are retried */
export async function retryFailed(db: Db, queue: Queue, entryId: string, by: Admin, now: Date): Promise<number> {
  return inTransaction(db, async (db) => {
    if (!(await isEntry(db, entryId))) throw new HttpError(404, sentences.ENTRY_NOT_FOUND)
    const retried = await resetUnits(db, { articleIds: await articlesOf(db, entryId), statuses: [...INCOMPLETE] }, now)
    const subject = { kind: 'entry', id: entryId }
    if (retried > 0) await recordAudit(db, { actor: by, action: 'processing.retried', subject, details: { retried } }, now)
    await wakeWorkers(db, queue)
    return retried
  })
}

interface UnitFilter {
  unitIds?: string[]
  articleIds?: string[]
  statuses?: sentences.UnitStatus[]
}

/** Leaves out units that are being made now. @returns how many */
async function resetUnits(db: Db, { unitIds, articleIds, statuses }: UnitFilter, now: Date): Promise<number> {
  const rows = await db
    .updateTable('processing_units')
    .set({
      status: sql`case when made_of is null then 'pending' else 'stale' end`,
      reason: null,
      error: null,
      attempts: 0,
      blocks_done: 0,
      next_retry_at: null,
      updated_at: now,
    })
    .where('status', '<>', 'running')
    .$if(unitIds !== undefined, (query) => query.where('unit_id', 'in', unitIds ?? []))
    .$if(articleIds !== undefined, (query) => query.where('article_id', 'in', articleIds ?? []))
    .$if(statuses !== undefined, (query) =>
      query.where('status', 'in', statuses ?? []).where('reason', 'is distinct from', 'removed'),
    )
    .returning('unit_id')
    .execute()
  return rows.length
}
