import { audit } from './audit.ts'
import { pause } from './calls.ts'
import { findLostMails, startMailRequests } from './mail-requests.ts'
import { count, type Row, type TrialPlan } from './report.ts'
import type { Fleet } from './services/fleet.ts'
import type { Passed } from './services/nginx.ts'
import type { PostgresStore } from './services/stores.ts'
import { repeat, startTraffic, type Traffic } from './traffic.ts'

/** Several processes on the same data, to which faults happen one after the other. */
export interface Scenario extends TrialPlan {
  store: PostgresStore
  fleet: Fleet
  /** The number of rounds so far. Each round writes under its own number. */
  rounds: number
}

export interface Round {
  /** Every failed call. */
  failed: Traffic['answers']
  /** Requests forwarded by the proxy during the round. */
  passed: Passed[]
}

export const isFailed = ({ status }: { status: number }) => status < 200 || status > 299

/** Milliseconds of traffic before and after the fault. */
const CALM_MS = 300

/** Runs a fault under traffic through the proxy, then checks that acknowledged writes are stored. */
export async function underTraffic(scene: Scenario, row: Row, happens: () => Promise<unknown>): Promise<Round> {
  const { store, fleet, random } = scene
  const trial = ++scene.rounds
  const before = fleet.proxy.passed().length
  const traffic = startTraffic({ url: fleet.proxy.url, world: store.world, trial, random, isPatient: true })
  const asking = startMailRequests(fleet.proxy.url, trial)
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
  count(row, { lost: await store.look((db) => findLostMails(db, asking)), twice: [], torn: [] }, `round ${trial}`)
  row.acknowledged += acknowledged
  return { failed: [...traffic.answers, ...asking.answers].filter(isFailed), passed }
}

/** Reports failed calls; there must be none. */
export function reportFailures(row: Row, failed: Round['failed']): void {
  for (const one of failed) row.wrong.push(`trial ${row.trials}: ${inWords(one)}`)
}

export const inWords = ({ path, status, ms, json }: Round['failed'][number]) =>
  `${path} answers ${status} after ${Math.round(ms)} ms ${json?.error ?? ''}`
