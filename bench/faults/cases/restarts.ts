/** PostgreSQL stops during traffic and comes back; the product's process keeps running and must reconnect automatically. */
import pg from 'pg'
import type { ServerProcess } from '#tests/support/server/process.ts'
import { audit } from '../audit.ts'
import { call, isReady, pause, waitUntil } from '../calls.ts'
import { count, newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { signInMembers } from '../seed.ts'
import { startProduct } from '../services/server.ts'
import { type PostgresStore, postgresStore, type Store } from '../services/stores.ts'
import { repeat, startTraffic, type Traffic } from '../traffic.ts'
import type { Write } from '../writes.ts'

const WAYS = ['fast', 'immediate', 'killed'] as const
/** Counted from the first reply of the database. */
const RECOVERS_WITHIN_MS = 15_000
/** The limit of a request is 10 s, so a longer reply counts as a hang. */
const SLOWEST_ANSWER_MS = 11_000

export async function restarts({ trials, random, isOver }: TrialPlan): Promise<Row[]> {
  const store = await postgresStore()
  const row = newRow('PostgreSQL stopped and started mid-traffic')
  try {
    await restartAgainAndAgain(store, { trials, random, isOver }, row)
    row.controlSeen = (await deadIsSeen(store, row)) && (await lossIsSeen(random, row))
  } finally {
    await store.end()
  }
  return [row]
}

export interface Said {
  slowest: number
  away: number
}

async function restartAgainAndAgain(store: PostgresStore, { trials, random, isOver }: TrialPlan, row: Row): Promise<void> {
  const server = await startProduct(store.env)
  await signInMembers(store.world, server.url)
  const all: Write[] = []
  const said: Said = { slowest: 0, away: 0 }
  for (let trial = 1; trial <= trials && !isOver(); trial++) {
    const traffic = startTraffic({ url: server.url, world: store.world, trial, random, isPatient: true })
    await pause(300 + random() * 300)
    await store.postgres.halt(WAYS[trial % WAYS.length] ?? 'fast')
    await pause(200 + random() * 1500)
    await store.postgres.resume()
    const ms = await waitUntil(() => works(server, store), RECOVERS_WITHIN_MS)
    if (ms === undefined) row.wrong.push(`trial ${trial}: the product does not recover`)
    else recovered(row, ms)
    await pause(200)
    await traffic.stop()
    judge(traffic, trial, said, row)
    count(row, await store.look((db) => audit(db, traffic.writes, trial)), `trial ${trial}`)
    for (const { kind } of await repeat(server.url, traffic.writes))
      row.wrong.push(`trial ${trial}: a ${kind} is refused afterwards`)
    all.push(...traffic.writes)
    row.trials = trial
    if (trial % 10 === 0) console.log(`${row.fault}: ${trial} restarts`)
  }
  if ((await server.end()) !== 0) row.wrong.push('the process did not live to the end')
  count(row, await store.look((db) => audit(db, all)), 'at the end')
  row.acknowledged = all.filter(({ isAcknowledged }) => isAcknowledged).length
  row.note = `${said.away} answers 503, each with Retry-After; slowest answer ${(said.slowest / 1000).toFixed(1)} s`
}

/** Ready, and reads and writes work on all connections at the same time, so that none is stuck. */
export async function works({ url }: ServerProcess, { world }: Store): Promise<boolean> {
  if (!(await isReady(url))) return false
  const [member] = world.members
  const [id] = world.articleIds
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      call(url, 'POST', '/api/bookmarks', { token: member?.token ?? '', body: { article_id: id } }),
    ),
  )
  return answers.every(({ status }) => status === 200)
}

export function judge({ answers }: Traffic, trial: number, said: Said, row: Row): void {
  for (const { status, retryAfter, ms, path } of answers) {
    said.slowest = Math.max(said.slowest, ms)
    if (status === 503) said.away++
    const isClear = (status >= 200 && status < 300) || (status === 503 && retryAfter !== null)
    if (!isClear) row.wrong.push(`trial ${trial}: ${path} answers ${status}${status === 503 ? ' without Retry-After' : ''}`)
    if (ms > SLOWEST_ANSWER_MS) row.wrong.push(`trial ${trial}: ${path} takes ${Math.round(ms)} ms`)
  }
}

/** The control: the database never comes back. The check must report it, and replies must be timely 503s. */
async function deadIsSeen(store: PostgresStore, row: Row): Promise<boolean> {
  const server = await startProduct(store.env)
  await store.postgres.halt('immediate')
  const ms = await waitUntil(() => works(server, store), 5000)
  const answer = await call(server.url, 'GET', '/api/progress', { token: store.world.members[0]?.token ?? '' })
  if (answer.status !== 503) row.wrong.push(`without a database ${answer.status} is answered`)
  await server.end('SIGKILL')
  return ms === undefined
}

/**
 * The control: a PostgreSQL that acknowledges before it writes, and crashes. The same traffic and audit must find losses. The setting is changed
 * after the product's start, because it does not start with it.
 */
async function lossIsSeen(random: () => number, row: Row): Promise<boolean> {
  const store = await postgresStore({ wal_writer_delay: '10s', wal_writer_flush_after: '0' })
  try {
    const server = await startProduct(store.env)
    await signInMembers(store.world, server.url)
    await command(store.postgres.url, 'alter system set synchronous_commit = off')
    const traffic = startTraffic({ url: server.url, world: store.world, trial: 1, random })
    await pause(1500)
    await store.postgres.halt('immediate')
    await traffic.stop()
    await server.end('SIGKILL')
    await store.postgres.resume()
    await command(store.postgres.url, 'alter system reset synchronous_commit')
    const { lost } = await store.look((db) => audit(db, traffic.writes, 1))
    row.note += `; control: ${lost.length} of ${traffic.acknowledged()} lost`
    return lost.length > 0
  } finally {
    await store.end()
  }
}

/** Bypasses the product's own connection code, which would reject this server. */
async function command(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(text)
  await client.query('select pg_reload_conf()')
  await client.end()
  await pause(300)
}
