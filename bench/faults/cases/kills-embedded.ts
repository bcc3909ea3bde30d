/** `kill -9` of processes of an instance with the embedded database during writes: one of them, or all at once, as a power cut ends them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerProcess } from '#tests/support/server/process.ts'
import { audit } from '../audit.ts'
import { pause, waitUntil } from '../calls.ts'
import { count, newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { signInMembers } from '../seed.ts'
import { startProduct } from '../services/server.ts'
import type { EmbeddedStore } from '../services/stores.ts'
import { repeat, startTraffic } from '../traffic.ts'
import type { Write } from '../writes.ts'
import { damageIsSeen } from './kills.ts'
import { judge, type Said, works } from './restarts.ts'

type Target = 'product' | 'server' | 'connection' | 'all'

const RECOVERS_WITHIN_MS = 30_000
const LOOK_EVERY = 10

export const killsOfOne = (store: EmbeddedStore, plan: TrialPlan) =>
  killAgainAndAgain(store, plan, newRow('`kill -9` of one process, embedded'), ['product', 'server', 'connection'])

export const killsOfAll = (store: EmbeddedStore, plan: TrialPlan) =>
  killAgainAndAgain(store, plan, newRow('`kill -9` of all processes at once, embedded'), ['all'])

async function killAgainAndAgain(store: EmbeddedStore, plan: TrialPlan, row: Row, targets: Target[]): Promise<Row> {
  const { trials, random, isOver } = plan
  const all: Write[] = []
  const said: Said = { slowest: 0, away: 0 }
  let asleep = 0
  let server: ServerProcess = await startProduct(store.env)
  await signInMembers(store.world, server.url)
  for (let trial = 1; trial <= trials && !isOver(); trial++) {
    const target = targets[trial % targets.length] as Target
    const isGone = target === 'product' || target === 'all'
    const traffic = startTraffic({ url: server.url, world: store.world, trial, random, isPatient: !isGone })
    await pause(80 + random() * 700)
    kill(target, store, server, random)
    server = await back(server, store, isGone, row, trial)
    await traffic.stop()
    const before = row.wrong.length
    if (!isGone) judge(traffic, trial, said, row)
    if (row.wrong.length > before) console.log(`${row.wrong.at(-1)}: ${failuresIn(server.said())}`)
    if (traffic.writes.every(({ isAcknowledged }) => isAcknowledged)) asleep++
    for (const { kind } of await repeat(server.url, traffic.writes))
      row.wrong.push(`trial ${trial} (${target}): a ${kind} is refused when it is sent again`)
    all.push(...traffic.writes)
    row.trials = trial
    if (trial % LOOK_EVERY === 0) count(row, await store.look((db) => audit(db, all)), `by trial ${trial}`)
    if (trial % 25 === 0) console.log(`${row.fault}: ${trial} kills, ${acknowledged(all)} acknowledged`)
  }
  if ((await server.end()) !== 0) row.wrong.push('the process did not live to the end')
  count(row, await store.look((db) => audit(db, all)), 'at the end')
  row.acknowledged = acknowledged(all)
  row.note = `${row.trials - asleep} hit writes under way; ${said.away} answers 503, slowest answer ${(said.slowest / 1000).toFixed(1)} s`
  row.controlSeen = await damageIsSeen(store, all, row)
  return row
}

const acknowledged = (writes: Write[]) => writes.filter(({ isAcknowledged }) => isAcknowledged).length

/** What the log says about replies with 500. */
const failuresIn = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.includes('"level":50'))
    .slice(-3)
    .join('\n')

/** Waits until writes are taken again: by a new process where the old one was killed. */
async function back(
  server: ServerProcess,
  store: EmbeddedStore,
  isGone: boolean,
  row: Row,
  trial: number,
): Promise<ServerProcess> {
  if (isGone) {
    const next = await startProduct(store.env)
    recovered(row, next.startedInMs)
    return next
  }
  const ms = await waitUntil(() => works(server, store), RECOVERS_WITHIN_MS)
  if (ms !== undefined) recovered(row, ms)
  else row.wrong.push(`trial ${trial}: does not recover; it said ${server.said().slice(-600)}`)
  return server
}

function kill(target: Target, { dataDir }: EmbeddedStore, { pid = 0 }: ServerProcess, random: () => number): void {
  const server = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ').map(Number)
  const connections = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('catalyst'))
  const one = connections[Math.floor(random() * connections.length)] ?? server
  const killed = { product: [pid], server: [server], connection: [one], all: [pid, server, ...children] }[target]
  for (const number of killed) process.kill(number, 'SIGKILL')
}
