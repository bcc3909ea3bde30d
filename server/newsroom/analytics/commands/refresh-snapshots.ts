import { RANGES } from '#contract/newsroom/analytics-rules.ts'
import type { Db } from '#server/db/open.ts'
import { snapshotOf } from '../queries.ts'
import { QUICK_MS } from '../rules.ts'
import { takeSnapshotOnce } from './take-snapshot.ts'

/** Slow or never counted ranges only. */
export async function refreshSnapshots(db: Db, now: Date): Promise<void> {
  for (const range of RANGES) {
    const snapshot = await snapshotOf(db, range)
    if (!snapshot || snapshot.tookMs > QUICK_MS) await takeSnapshotOnce(db, range, now, snapshot)
  }
}
