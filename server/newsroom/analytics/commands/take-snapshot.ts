import type { Range } from '#contract/newsroom/analytics-rules.ts'
import type { Db } from '#server/db/open.ts'
import { countFigures, type Figures } from '../queries.ts'

const running = new WeakMap<Db, Map<Range, Promise<Figures>>>()

/** The page makes three calls at once; calls for the same range share one count. */
export function takeSnapshotOnce(db: Db, range: Range, now: Date): Promise<Figures> {
  const counts = running.get(db) ?? new Map<Range, Promise<Figures>>()
  running.set(db, counts)
  const current = counts.get(range)
  if (current) return current
  const started = takeSnapshot(db, range, now).finally(() => counts.delete(range))
  counts.set(range, started)
  return started
}

/** Counts and stores the figures with the time that counting took. */
async function takeSnapshot(db: Db, range: Range, now: Date): Promise<Figures> {
  const startedAt = performance.now()
  const figures = await countFigures(db, range, now)
  const took_ms = Math.round(performance.now() - startedAt)
  const row = { taken_at: now, took_ms, figures: JSON.stringify(figures) }
  await db
    .insertInto('community_snapshots')
    .values({ range, ...row })
    .onConflict((conflict) => conflict.column('range').doUpdateSet(row))
    .execute()
  return figures
}
