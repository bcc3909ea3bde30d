import { cutText } from '#contract/cut-text.ts'
import type { UnitOrigin, UnitReason } from '#contract/newsroom/processing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { isHeld } from '#server/platform/jobs/lease.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { type ClaimedUnit, UNITS } from './claim-unit.ts'
import { LeaseLost } from './lease.ts'
import { wakeWorkers } from './wake-workers.ts'

export interface Outcome {
  status: 'ready' | 'partial' | 'failed' | 'skipped' | 'unavailable'
  reason?: UnitReason
  origin?: UnitOrigin
  engine?: string
  model?: string
  error?: string
  retryAt?: Date
  /** Source hash of a new result; without it the old result stays. */
  made_of?: string
  /** Practice: of what is left to make. */
  source_hash?: string
  blocks_done?: number
  problems?: { place: string; fault: string }[]
  /** The paused engine was not called, so the attempt does not count. */
  isRest?: boolean
}

/** Needs the transaction that saves the result. @throws LeaseLost */
export async function finishUnit(db: Db, unit: ClaimedUnit, outcome: Outcome, now: Date): Promise<void> {
  const {
    status,
    reason,
    origin,
    engine,
    model,
    error,
    retryAt,
    made_of,
    isRest,
    source_hash,
    blocks_done,
    problems = [],
  } = outcome
  const row = await db
    .updateTable('processing_units')
    .where(isHeld(UNITS, unit))
    .set(({ ref, eb }) => ({
      status,
      reason: reason ?? null,
      next_retry_at: retryAt ?? null,
      error: error === undefined ? null : cutText(error, 300),
      lease: null,
      lease_until: null,
      wanted_at: null,
      updated_at: now,
      ...(isRest && { attempts: eb('attempts', '-', 1) }),
      ...(origin && { origin }),
      ...(engine && { engine, model: model ?? null }),
      problems: JSON.stringify(problems),
      ...(source_hash && { source_hash }),
      ...(made_of && { made_of, attempts: 0, blocks_done: blocks_done ?? ref('blocks_total') }),
    }))
    .returning('unit_id')
    .executeTakeFirst()
  if (!row) throw new LeaseLost()
}

/** If a translation fails for good, its recording stops waiting. @throws LeaseLost */
export async function saveOutcome(db: Db, queue: Queue, unit: ClaimedUnit, outcome: Outcome, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await finishUnit(db, unit, outcome, now)
    if (unit.kind === 'text' && !outcome.retryAt) await wakeWorkers(db, queue)
  })
}
