import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { isHeld, releaseWork } from '#server/platform/jobs/lease.ts'
import { type ClaimedUnit, UNITS } from './claim-unit.ts'

/** Another process claimed the unit, or its article changed: discard the result. */
export class LeaseLost extends Error {}

/** Texts of practice and items are there or not: none is out of date as a whole. */
export const WAITING = sql<
  'pending' | 'stale'
>`case when made_of is null or kind in ('practice', 'in-news') then 'pending' else 'stale' end`

/** Progress resets attempts. @throws LeaseLost */
export async function saveProgress(
  db: Db,
  unit: ClaimedUnit,
  { done, total, until }: { done: number; total: number; until: Date },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update processing_units set lease_until = ${until}, blocks_total = ${total},
      attempts = case when blocks_done < ${done} then 0 else attempts end, blocks_done = least(${total}, greatest(blocks_done, ${done}))
    where ${isHeld(UNITS, unit)}`.execute(db)
  if (numAffectedRows === 0n) throw new LeaseLost()
}

/** At shutdown. */
export const releaseUnit = (db: Db, unit: ClaimedUnit) => releaseWork(db, UNITS, unit, { set: sql`status = ${WAITING}` })
