import { clock } from './cases/clock.ts'
import { diskFull } from './cases/disk-full.ts'
import { kills } from './cases/kills.ts'
import { killsOfAll, killsOfOne } from './cases/kills-embedded.ts'
import { outside } from './cases/outside.ts'
import { pooler } from './cases/pooler.ts'
import { pressure } from './cases/pressure.ts'
import { restarts } from './cases/restarts.ts'
import { rolling } from './cases/rolling.ts'
import { slowDatabase } from './cases/slow-database.ts'
import { twoProcesses } from './cases/two-processes.ts'
import type { Row, TrialPlan } from './report.ts'
import { embeddedStore, postgresStore, type Store } from './services/stores.ts'

interface Fault {
  trials: number
  run(plan: TrialPlan): Promise<Row[]>
}

/** A fault with its own data, which is deleted at the end. */
const on =
  <S extends Store>(make: () => Promise<S>, fault: (store: S, plan: TrialPlan) => Promise<Row>): Fault['run'] =>
  async (plan) => {
    const store = await make()
    return [await fault(store, plan).finally(() => store.end())]
  }

export const FAULTS = {
  'kill-postgres': { trials: 300, run: on(postgresStore, kills) },
  'kill-embedded': { trials: 100, run: on(embeddedStore, killsOfOne) },
  'cut-embedded': { trials: 30, run: on(embeddedStore, killsOfAll) },
  restarts: { trials: 50, run: restarts },
  'two-processes': { trials: 20, run: twoProcesses },
  'disk-full': { trials: 10, run: diskFull },
  clock: { trials: 1, run: clock },
  'slow-database': { trials: 20, run: slowDatabase },
  pressure: { trials: 5, run: pressure },
  outside: { trials: 6, run: outside },
  rolling: { trials: 10, run: rolling },
  pooler: { trials: 5, run: pooler },
} satisfies Record<string, Fault>
