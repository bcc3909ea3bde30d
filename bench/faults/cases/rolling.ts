/** Several processes behind nginx, one of which at a time is shut down, killed or replaced by a newer version. */

import { measureInvalidation } from '../invalidation.ts'
import type { Row, TrialPlan } from '../report.ts'
import type { Scenario } from '../rounds.ts'
import { signInMembers } from '../seed.ts'
import { startFleet } from '../services/fleet.ts'
import { postgresStore } from '../services/stores.ts'
import { migrations } from './migrations.ts'
import { crashes, deploys } from './roll.ts'

export async function rolling(plan: TrialPlan): Promise<Row[]> {
  const store = await postgresStore()
  try {
    const fleet = await startFleet(store.env)
    try {
      await signInMembers(store.world, fleet.proxy.url)
      const scene: Scenario = { ...plan, store, fleet, rounds: 0 }
      const rows: Row[] = []
      // The final step leaves a database that no process can use.
      for (const part of [deploys, crashes, measureInvalidation, migrations]) {
        const row = await part(scene, plan.trials)
        rows.push(row)
        console.log(`${row.fault}: ${row.note}`)
      }
      return rows
    } finally {
      await fleet.end()
    }
  } finally {
    await store.end()
  }
}
