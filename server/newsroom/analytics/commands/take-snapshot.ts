import { isDeepStrictEqual } from 'node:util'
import type { Range } from '#contract/newsroom/analytics-rules.ts'
import type { Db } from '#server/db/open.ts'
import { countFigures, type Figures, type snapshotOf } from '../queries.ts'

type Snapshot = Awaited<ReturnType<typeof snapshotOf>>

interface RangeState {
  running?: Promise<Figures>
  /** Of this process's last count. */
  tookMs?: number
}

const states = new WeakMap<Db, Map<Range, RangeState>>()

/** The page makes three calls at once, which share one count. */
export function takeSnapshotOnce(db: Db, range: Range, now: Date, last: Snapshot): Promise<Figures> {
  const state = stateOf(db, range)
  state.running ??= takeSnapshot(db, range, now, last, state).finally(() => {
    state.running = undefined
  })
  return state.running
}

function stateOf(db: Db, range: Range): RangeState {
  const ranges = states.get(db) ?? new Map<Range, RangeState>()
  states.set(db, ranges)
  const state = ranges.get(range) ?? {}
  ranges.set(range, state)
  return state
}

/**
 * Unchanged figures keep `as_of`, so that replies keep their ETag. Stores the shorter of the last two times, as a busy machine
 * may slow one count.
 */
async function takeSnapshot(db: Db, range: Range, now: Date, last: Snapshot, state: RangeState): Promise<Figures> {
  const startedAt = performance.now()
  const counted = await countFigures(db, range, now)
  const tookMs = Math.round(performance.now() - startedAt)
  const figures = last && isUnchanged(last.figures, counted) ? last.figures : counted
  const row = {
    taken_at: now,
    took_ms: Math.min(tookMs, state.tookMs ?? last?.tookMs ?? 0),
    figures: JSON.stringify(figures),
  }
  state.tookMs = tookMs
  await db
    .insertInto('community_snapshots')
    .values({ range, ...row })
    .onConflict((conflict) => conflict.column('range').doUpdateSet(row))
    .execute()
  return figures
}

const isUnchanged = (last: Figures, counted: Figures) =>
  isDeepStrictEqual(last, { ...counted, stats: { ...counted.stats, as_of: last.stats.as_of } })
