import { forgotten, startAsking } from './asking.ts'
import { audit } from './audit.ts'
import { pause } from './calls.ts'
import { count, type Means, type Row } from './report.ts'
import type { Fleet } from './services/fleet.ts'
import type { Passed } from './services/nginx.ts'
import type { PostgresStore } from './services/stores.ts'
import { repeat, startTraffic, type Traffic } from './traffic.ts'

/** What happens to several processes, one thing after the other, on the same data. */
export interface Scene extends Means {
  store: PostgresStore
  fleet: Fleet
  /** Rounds so far, of all kinds: each writes under its own number. */
  rounds: number
}

export interface Round {
  /** Every answer that is not what was asked for. */
  failed: Traffic['answers']
  /** What the proxy passed on meanwhile. */
  passed: Passed[]
}

export const isFailed = ({ status }: { status: number }) => status < 200 || status > 299

/** Before something happens and after it. */
const CALM_MS = 300

/** Traffic through the proxy while something happens; then what was acknowledged is looked for. */
export async function underTraffic(scene: Scene, row: Row, happens: () => Promise<unknown>): Promise<Round> {
  const { store, fleet, random } = scene
  const trial = ++scene.rounds
  const before = fleet.proxy.passed().length
  const traffic = startTraffic({ url: fleet.proxy.url, world: store.world, trial, random, isPatient: true })
  const asking = startAsking(fleet.proxy.url, trial)
  try {
    await pause(CALM_MS + random() * CALM_MS)
    await happens()
    await pause(CALM_MS)
  } finally {
    await Promise.all([traffic.stop(), asking.stop()])
  }
  const acknowledged = traffic.acknowledged() + asking.promised.length
  const passed = fleet.proxy.passed().slice(before)
  count(row, await store.look((db) => audit(db, traffic.writes, trial)), `round ${trial}`)
  for (const { kind } of await repeat(fleet.proxy.url, traffic.writes))
    row.wrong.push(`round ${trial}: a ${kind} is refused when it is sent again`)
  count(row, await store.look((db) => audit(db, traffic.writes, trial)), `round ${trial}, sent again`)
  count(row, { lost: await store.look((db) => forgotten(db, asking)), twice: [], torn: [] }, `round ${trial}`)
  row.acknowledged += acknowledged
  return { failed: [...traffic.answers, ...asking.answers].filter(isFailed), passed }
}

/** Nobody is to notice anything. */
export function noneFailed(row: Row, failed: Round['failed']): void {
  for (const one of failed) row.wrong.push(`trial ${row.trials}: ${inWords(one)}`)
}

export const inWords = ({ path, status, ms, json }: Round['failed'][number]) =>
  `${path} answers ${status} after ${Math.round(ms)} ms ${json?.error ?? ''}`
