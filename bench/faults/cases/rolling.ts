/** Several processes behind nginx, of which one at a time goes and comes back: told to end, killed, replaced by a newer version. */

import { heard } from '../heard.ts'
import type { Means, Row } from '../report.ts'
import type { Scene } from '../scene.ts'
import { startFleet } from '../services/fleet.ts'
import { postgresStore } from '../services/stores.ts'
import { signInMembers } from '../world.ts'
import { migrations } from './migrations.ts'
import { crashes, deploys } from './roll.ts'

export async function rolling(means: Means): Promise<Row[]> {
  const store = await postgresStore()
  try {
    const fleet = await startFleet(store.env)
    try {
      await signInMembers(store.world, fleet.proxy.url)
      const scene: Scene = { ...means, store, fleet, rounds: 0 }
      const rows: Row[] = []
      // The last of the last leaves a database that nothing can go on with.
      for (const part of [deploys, crashes, heard, migrations]) {
        const row = await part(scene, means.trials)
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
