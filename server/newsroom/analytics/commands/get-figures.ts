import type { Range } from '#contract/newsroom/analytics-rules.ts'
import type { Db } from '#server/db/open.ts'
import { type Figures, snapshotOf } from '../queries.ts'
import { isFresh } from '../rules.ts'
import { takeSnapshotOnce } from './take-snapshot.ts'

/** Counts only if that is quick. */
export async function getFigures(db: Db, range: Range, now: Date): Promise<Figures> {
  const snapshot = await snapshotOf(db, range)
  return snapshot && isFresh(snapshot, now) ? snapshot.figures : takeSnapshotOnce(db, range, now, snapshot)
}
