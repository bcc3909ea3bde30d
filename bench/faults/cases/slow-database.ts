/** The database replies late, not at all, or not for one table; the product must answer with errors in time and recover. */
import { percentile } from '../../support/figures.ts'
import { delayOfLoop } from '../../support/loop-delay.ts'
import { audit } from '../audit.ts'
import { type Answer, call, isReady, pause, waitUntil } from '../calls.ts'
import { crowd, FEEDBACK, usesWholePool, withLocked } from '../pool-use.ts'
import { count, newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { signInMembers } from '../seed.ts'
import { type Line, openLine } from '../services/line.ts'
import { startProduct } from '../services/server.ts'
import { type PostgresStore, postgresStore } from '../services/stores.ts'
import { repeat, startTraffic } from '../traffic.ts'
import type { Write } from '../writes.ts'
import { damageIsSeen } from './kills.ts'

const POOL = 10
const SLOWEST_ANSWER_MS = 12_000
const LOOP_DELAY_MS = 100
/** Dead connections are closed after 12 s. */
const RECOVERS_WITHIN_MS = 20_000
const PROBES = 100

/** Each runs until it is stopped. */
const TROUBLES: Record<string, { begin(line: Line): void; end(line: Line): void }> = {
  '2 s late': { begin: (line) => line.delay(2000), end: (line) => line.clear() },
  '30 s late': { begin: (line) => line.delay(30_000), end: (line) => line.clear() },
  silent: { begin: (line) => line.stall(), end: (line) => line.clear() },
  forgotten: { begin: (line) => line.stall(), end: (line) => line.forget() },
}

interface Scene {
  url: string
  store: PostgresStore
  line: Line
  row: Row
  random: () => number
  all: Write[]
  /** Durations in milliseconds of calls that do not depend on the fault, before and during it. */
  waits: Record<'memory' | 'others' | 'locked', { before: number[]; during: number[] }>
  said: { slowest: number; away: number; loopMs: number; longestLoopMs: number }
}

export async function slowDatabase({ trials, random, isOver }: TrialPlan): Promise<Row[]> {
  const row = newRow('PostgreSQL late, silent or locked mid-traffic')
  const store = await postgresStore()
  const line = await openLine(Number(new URL(store.postgres.url).port))
  const env = { ...store.env, DATABASE_URL: store.env.DATABASE_URL?.replace(/:\d+\//, `:${line.port}/`) ?? '' }
  try {
    const server = await startProduct({ ...env, DATABASE_POOL: String(POOL) })
    const none = () => ({ before: [], during: [] })
    const waits = { memory: none(), others: none(), locked: none() }
    const said = { slowest: 0, away: 0, loopMs: 0, longestLoopMs: 0 }
    const scene: Scene = { url: server.url, store, line, row, random, all: [], waits, said }
    for (let trial = 1; trial <= trials && !isOver(); trial++) await suffer(scene, trial)
    if ((await server.end()) !== 0) row.wrong.push('the process did not live to the end')
    count(row, await store.look((db) => audit(db, scene.all)), 'at the end')
    row.acknowledged = scene.all.filter(({ isAcknowledged }) => isAcknowledged).length
    tellWaits(scene)
    row.controlSeen = (await hangsAreSeen(scene, env)) && (await damageIsSeen(store, scene.all, row))
    return [row]
  } finally {
    await line.close()
    await store.end()
  }
}

async function suffer(scene: Scene, trial: number): Promise<void> {
  const { url, store, row, random, said } = scene
  const names = [...Object.keys(TROUBLES), 'locked']
  const name = names[(trial - 1) % names.length] ?? ''
  const where = `trial ${trial}, ${name}`
  // Sessions are cached for a minute, which starts now.
  await signInMembers(store.world, url)
  await delayOfLoop(url)
  await measure(scene, name, where)
  const traffic = startTraffic({ url, world: store.world, trial, random, isPatient: true })
  await pause(300 + random() * 300)
  if (name === 'locked') await holdLock(scene, where)
  else await holdUp(scene, name, where)
  const ended = performance.now()
  const ms = await waitUntil(() => works(scene), RECOVERS_WITHIN_MS)
  await pause(200)
  await traffic.stop()
  judge(scene, traffic.answers, where)
  const whole = await waitUntil(() => usesWholePool(callerOf(scene), store.postgres.url, POOL), RECOVERS_WITHIN_MS)
  if (ms === undefined || whole === undefined)
    row.wrong.push(`${where}: the product ${ms === undefined ? 'does not recover' : `does not use ${POOL} connections again`}`)
  else recovered(row, performance.now() - ended)
  const loop = await delayOfLoop(url)
  said.loopMs = Math.max(said.loopMs, loop.p99)
  said.longestLoopMs = Math.max(said.longestLoopMs, loop.longest)
  if (loop.p99 > LOOP_DELAY_MS) row.wrong.push(`${where}: the event loop is ${Math.round(loop.p99)} ms late`)
  for (const { kind, request } of await repeat(url, traffic.writes))
    row.wrong.push(`${where}: a ${kind} is refused afterwards (${request.path})`)
  count(row, await store.look((db) => audit(db, traffic.writes, trial)), where)
  scene.all.push(...traffic.writes)
  row.trials++
  console.log(
    `${where}: works after ${Math.round(ms ?? -1)} ms; loop ${loop.p99.toFixed(0)} ms, at most ${loop.longest.toFixed(0)}`,
  )
}

/** Long enough that some trials outlast the timeout of silent connections. */
async function holdUp(scene: Scene, name: string, where: string): Promise<void> {
  const begun = performance.now()
  TROUBLES[name]?.begin(scene.line)
  const lasts = 6000 + scene.random() * 12_000
  await pause(500)
  const crowded = crowd(scene.url, callerOf(scene).token)
  await pause(lasts - (performance.now() - begun))
  TROUBLES[name]?.end(scene.line)
  judge(scene, await crowded, where)
}

/** Measures before and during the fault, while some connections of the pool stay free. */
async function measure(scene: Scene, name: string, where: string): Promise<void> {
  const { url, store, line, waits } = scene
  const { token } = callerOf(scene)
  const kinds = name === 'locked' ? (['memory', 'others'] as const) : (['memory'] as const)
  const wait = () => call(url, 'GET', FEEDBACK, { token })
  for (let round = 0; round < 3; round++) {
    for (const kind of kinds) await probe(scene, kind, 'before', where)
    if (name === 'locked') waits.locked.before.push((await wait()).ms)
    let waiting: Promise<Answer[]> | undefined
    const measure = async () => {
      waiting = Promise.all(Array.from({ length: POOL - 4 }, wait))
      await pause(100)
      for (const kind of kinds) await probe(scene, kind, 'during', where)
    }
    if (name === 'locked') await withLocked(store.postgres.url, 'feedback', measure)
    else {
      TROUBLES[name]?.begin(line)
      await measure()
      line.clear()
    }
    const answers = (await waiting) ?? []
    judge(scene, answers, where)
    if (name === 'locked') waits.locked.during.push(...answers.map(({ ms }) => ms))
  }
}

/** More clients than connections, for longer than the lock timeout: all must get 503 with Retry-After. */
async function holdLock(scene: Scene, where: string): Promise<void> {
  let crowded: Promise<Answer[]> | undefined
  await withLocked(scene.store.postgres.url, 'feedback', async () => {
    crowded = crowd(scene.url, callerOf(scene).token)
    await pause(4000 + scene.random() * 4000)
  })
  const answers = (await crowded) ?? []
  judge(scene, answers, where)
  if (answers.some(({ status }) => status === 200)) scene.row.wrong.push(`${where}: read through a lock`)
}

const PATHS = { memory: (id: string) => `/api/articles/${id}`, others: () => '/api/progress' }

async function probe(scene: Scene, kind: 'memory' | 'others', when: 'before' | 'during', where: string): Promise<void> {
  const path = PATHS[kind](scene.store.world.articleIds[0] ?? '')
  for (let n = 0; n < PROBES; n++) {
    const { status, ms } = await call(scene.url, 'GET', path, { token: callerOf(scene).token })
    scene.waits[kind][when].push(ms)
    if (status !== 200) scene.row.wrong.push(`${where}: ${path} answers ${status} ${when} it`)
  }
}

const callerOf = ({ url, store }: Scene) => ({ url, token: store.world.members.at(-1)?.token ?? '' })

async function works({ url, store }: Scene): Promise<boolean> {
  if (!(await isReady(url))) return false
  const [id] = store.world.articleIds
  const { token } = store.world.members[0] ?? {}
  const answers = await Promise.all(
    Array.from({ length: POOL + 2 }, () => call(url, 'POST', '/api/bookmarks', { token, body: { article_id: id } })),
  )
  return answers.every(({ status }) => status === 200)
}

function judge({ said, row }: Pick<Scene, 'said' | 'row'>, answers: (Answer & { path?: string })[], where: string): void {
  for (const { status, retryAfter, ms, json, path = 'the crowd' } of answers) {
    said.slowest = Math.max(said.slowest, ms)
    if (status === 503) said.away++
    const isClear = (status >= 200 && status < 300) || (status === 503 && retryAfter !== null && typeof json.error === 'string')
    if (!isClear) row.wrong.push(`${where}: ${path} answers ${status} after ${Math.round(ms)} ms: ${JSON.stringify(json)}`)
    if (ms > SLOWEST_ANSWER_MS) row.wrong.push(`${where}: ${path} takes ${Math.round(ms)} ms`)
  }
}

function tellWaits({ row, waits, said }: Scene): void {
  const told = Object.entries(waits).map(([kind, { before, during }]) => {
    const [was, is] = [percentile(before, 0.99), percentile(during, 0.99)]
    const isSlower = is > 2 * was
    if (kind !== 'locked' && isSlower)
      row.wrong.push(`${kind}: p99 ${was.toFixed(1)} ms before, ${is.toFixed(1)} ms during the fault`)
    if (kind === 'locked' && !isSlower) row.wrong.push('the locked table was not locked')
    return `${kind} p99 ${was.toFixed(1)} → ${is.toFixed(1)} ms`
  })
  row.note =
    `${said.away} answers 503; slowest answer ${(said.slowest / 1000).toFixed(1)} s; ${told.join(', ')}; ` +
    `event loop p99 ${said.loopMs.toFixed(0)} ms, longest ${said.longestLoopMs.toFixed(0)} ms`
}

/** The controls: a client without a reply, and a product with too few connections; the checks must detect both. */
async function hangsAreSeen({ store, row }: Scene, env: Record<string, string>): Promise<boolean> {
  const server = await startProduct({ ...env, DATABASE_POOL: '2' })
  await signInMembers(store.world, server.url)
  const line = await openLine(Number(new URL(server.url).port))
  line.stall()
  const stuck = newRow('control')
  const answer = await call(`http://127.0.0.1:${line.port}`, 'GET', '/api/entries')
  judge({ row: stuck, said: { slowest: 0, away: 0, loopMs: 0, longestLoopMs: 0 } }, [answer], 'control')
  const { token = '' } = store.world.members[0] ?? {}
  const isWhole = await usesWholePool({ url: server.url, token }, store.postgres.url, POOL)
  await line.close()
  await server.end('SIGKILL')
  if (stuck.wrong.length < 2 || isWhole) row.wrong.push(`the control saw ${JSON.stringify({ wrong: stuck.wrong, isWhole })}`)
  return stuck.wrong.length >= 2 && !isWhole
}
