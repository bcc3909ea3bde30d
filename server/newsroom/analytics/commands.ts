import { RANGES, type Range } from '#contract/newsroom/analytics-rules.ts'
import type { Db } from '#server/db/open.ts'
import { countFigures, type Figures, snapshotOf } from './queries.ts'
import { isStillGood, PATIENCE_MS } from './rules.ts'

/** Counted now where that is quick, else what the background has counted in the last minutes. */
export async function figuresOf(db: Db, range: Range, now: Date): Promise<Figures> {
  const kept = await snapshotOf(db, range)
  return kept && isStillGood(kept, now) ? kept.figures : countOnce(db, range, now)
}

/** Counts again what takes long to count, and for the first time what nobody has asked for yet. */
export async function refreshSnapshots(db: Db, now: Date): Promise<void> {
  for (const range of RANGES) {
    const kept = await snapshotOf(db, range)
    if (!kept || kept.tookMs > PATIENCE_MS) await countOnce(db, range, now)
  }
}

const underWay = new WeakMap<Db, Map<Range, Promise<Figures>>>()

/** The page asks for three things at once, and they are counted together. */
function countOnce(db: Db, range: Range, now: Date): Promise<Figures> {
  const counts = underWay.get(db) ?? new Map<Range, Promise<Figures>>()
  underWay.set(db, counts)
  const before = counts.get(range)
  if (before) return before
  const mine = takeSnapshot(db, range, now).finally(() => counts.delete(range))
  counts.set(range, mine)
  return mine
}

async function takeSnapshot(db: Db, range: Range, now: Date): Promise<Figures> {
  const begin = performance.now()
  const figures = await countFigures(db, range, now)
  const took_ms = Math.round(performance.now() - begin)
  const row = { taken_at: now, took_ms, figures: JSON.stringify(figures) }
  await db
    .insertInto('community_snapshots')
    .values({ range, ...row })
    .onConflict((conflict) => conflict.column('range').doUpdateSet(row))
    .execute()
  return figures
}
