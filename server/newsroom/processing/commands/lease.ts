import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { ClaimedUnit } from './claim-unit.ts'

/** Another process claimed the unit, or its article changed: discard the result. */
export class LeaseLost extends Error {}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Texts of practice and items are there or not: none is out of date as a whole. */
export const WAITING = sql<
  'pending' | 'stale'
>`case when made_of is null or kind in ('practice', 'in-news') then 'pending' else 'stale' end`

export const claimed = (db: Db, { unit_id, lease }: ClaimedUnit) =>
  db.updateTable('processing_units').where('unit_id', '=', unit_id).where('lease', '=', lease).where('status', '=', 'running')

/** @throws LeaseLost */
export async function renewLease(db: Db, unit: ClaimedUnit, now: Date, leaseMs: number): Promise<void> {
  const row = await claimed(db, unit)
    .set({ lease_until: later(now, leaseMs) })
    .returning('unit_id')
    .executeTakeFirst()
  if (!row) throw new LeaseLost()
}

/** Progress resets attempts. @throws LeaseLost */
export async function saveProgress(
  db: Db,
  unit: ClaimedUnit,
  { done, total }: { done: number; total: number },
  now: Date,
  leaseMs: number,
): Promise<void> {
  const { rows } = await sql`
    update processing_units set lease_until = ${later(now, leaseMs)}, blocks_total = ${total},
      attempts = case when blocks_done < ${done} then 0 else attempts end, blocks_done = least(${total}, greatest(blocks_done, ${done}))
    where unit_id = ${unit.unit_id} and lease = ${unit.lease} and status = 'running' returning unit_id`.execute(db)
  if (rows.length === 0) throw new LeaseLost()
}

/** At shutdown: others can claim it at once. */
export async function releaseUnit(db: Db, unit: ClaimedUnit): Promise<void> {
  await claimed(db, unit)
    .set({
      status: WAITING,
      lease: null,
      lease_until: null,
      // Progress has reset it.
      attempts: sql`greatest(attempts - 1, 0)`,
    })
    .execute()
}

/** The embedded database has one process, so older leases are void. */
export async function expireLeases(db: Db, now: Date): Promise<void> {
  await db.updateTable('processing_units').set({ lease_until: now }).where('status', '=', 'running').execute()
}
