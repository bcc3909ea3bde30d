/** The clock of the machine is set forwards and backwards under the running product. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { aDay } from '#tests/support/fixtures/articles.ts'
import type { ServerProcess } from '#tests/support/server/process.ts'
import { ticksOf } from '../../support/processes.ts'
import { call, isReady, pause, waitUntil } from '../calls.ts'
import { newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { ADMIN, PASSWORD, type SeedData, signIn, signInMembers } from '../seed.ts'
import { startProduct } from '../services/server.ts'
import { embeddedStore, type Store } from '../services/stores.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Offsets from the real time, applied in order, so each is also a jump from the previous one. */
const JUMPS = {
  '2 h on': 2 * HOUR,
  '2 h back': -2 * HOUR,
  '1 day on': DAY,
  '3 days back': -3 * DAY,
  '29 days on': 29 * DAY,
  'true again': 0,
  '1 year back': -365 * DAY,
  '20 years on': 7300 * DAY,
}
const WATCHED_MS = 3000
const TICKS_A_SECOND = 100
/** A scheduled day must be published within two minutes. */
const PUBLISHED_WITHIN_MS = 150_000

interface Scene {
  server: ServerProcess
  world: SeedData
  row: Row
  setClock(ms: number): Promise<void>
}

export async function clock({ trials, isOver }: TrialPlan): Promise<Row[]> {
  const row = newRow('clock jumps, embedded')
  const store = await embeddedStore()
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-clock-'))
  try {
    const scene = await openScene(store, join(folder, 'offset'), row)
    for (let round = 0; round < trials && !isOver(); round++)
      for (const [name, ms] of Object.entries(JUMPS)) {
        await jump(scene, name, ms)
        row.trials++
      }
    await scene.setClock(0)
    await signInMembers(store.world, scene.server.url)
    await blocksAreLifted(scene)
    await schedulesAreKept(scene)
    row.controlSeen = await endOfSessionsIsSeen(scene)
    if ((await scene.server.end()) !== 0) row.wrong.push('the process did not live to the end')
    row.note = 'sign-in, write and read after each, processor time at rest; then blocks, a scheduled day and old sessions'
    return [row]
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await store.end()
  }
}

async function openScene(store: Store, file: string, row: Row): Promise<Scene> {
  writeFileSync(file, '0')
  const NODE_OPTIONS = `--import=${resolve('bench/faults/services/moved-clock.ts')}`
  const server = await startProduct({ ...store.env, CLOCK_FILE: file, NODE_OPTIONS })
  await signInMembers(store.world, server.url)
  const setClock = async (ms: number) => {
    writeFileSync(file, String(ms))
    await pause(150)
  }
  return { server, world: store.world, row, setClock }
}

async function jump({ server, world, row, setClock }: Scene, name: string, ms: number): Promise<void> {
  await setClock(ms)
  const begun = performance.now()
  const wrong = (what: string) => row.wrong.push(`${name}: ${what}`)
  if ((await waitUntil(() => isReady(server.url), 10_000)) === undefined) wrong('not ready')
  const old = await call(server.url, 'GET', '/api/progress', { token: world.members[0]?.token ?? '' })
  if (old.status !== 200 && old.status !== 401) wrong(`an older session is answered ${old.status}`)
  const token = await signIn(server.url, world.members[1]?.email ?? '').catch(() => '')
  const path = `/api/progress/${world.articleIds[0]}`
  for (const method of ['POST', 'DELETE']) {
    const { status } = await call(server.url, method, path, { token })
    if (status === 200) row.acknowledged++
    else wrong(`${method} is answered ${status} in a new session`)
  }
  recovered(row, performance.now() - begun)
  // Timers may run for a moment after a jump; an endless loop would continue.
  await pause(1500)
  const before = ticksOf(server) ?? 0
  await pause(WATCHED_MS)
  const share = ((ticksOf(server) ?? 0) - before) / TICKS_A_SECOND / (WATCHED_MS / 1000)
  if (share > 0.7) wrong(`${Math.round(share * 100)} % of a processor at rest`)
}

/** After too many wrong passwords sign-in is blocked for a while, and not permanently when the clock is corrected. */
async function blocksAreLifted({ server, world, row, setClock }: Scene): Promise<void> {
  const email = world.members[2]?.email ?? ''
  const attempt = (password: string) => call(server.url, 'POST', '/api/auth/login', { body: { email, password } })
  for (let n = 0; n < 5; n++) await attempt('wrong-river-stone-42')
  const blocked = await attempt(PASSWORD)
  if (blocked.status !== 429 || Number(blocked.retryAfter) > 901)
    row.wrong.push(`a blocked sign-in: ${blocked.status}, ${blocked.retryAfter} s`)
  await setClock(20 * 60_000)
  const after = await attempt(PASSWORD)
  if (after.status !== 200) row.wrong.push(`after the block: ${after.status}`)
  await setClock(-HOUR)
  const back = await attempt(PASSWORD)
  if (back.status !== 200) row.wrong.push(`an hour back, after the block was lifted: ${back.status}`)
  await setClock(0)
}

/** A day due in an hour: not published now, and published soon after the clock has jumped past its time. */
async function schedulesAreKept({ server, row, setClock }: Scene): Promise<void> {
  const token = await signIn(server.url, ADMIN)
  const body = { ...aDay('2026-02-01', ['Later']), status: 'draft', scheduled_for: new Date(Date.now() + HOUR).toISOString() }
  const upload = await call(server.url, 'POST', '/api/admin/ingest-daily-content', { token, body })
  const id = upload.json?.data?.article_ids?.[0]
  const isOut = async () => (await call(server.url, 'POST', `/api/progress/${id}`, { token })).status === 200
  if (upload.status !== 200 || (await isOut())) row.wrong.push(`a scheduled day: ${upload.status}, or out too early`)
  await setClock(-2 * HOUR)
  await pause(2000)
  await setClock(HOUR + 60_000)
  const ms = await waitUntil(isOut, PUBLISHED_WITHIN_MS, 1000)
  if (ms === undefined) row.wrong.push('a scheduled day is not published after a jump over its time')
  await setClock(0)
}

/** The control that the clock is moved: a session lasts 30 days without use, so it must be valid now and expired 31 days later. */
async function endOfSessionsIsSeen({ server, world, setClock }: Scene): Promise<boolean> {
  const token = world.members[3]?.token ?? ''
  const now = await call(server.url, 'GET', '/api/progress', { token })
  await setClock(31 * DAY)
  const later = await call(server.url, 'GET', '/api/progress', { token })
  await setClock(0)
  return now.status === 200 && later.status === 401
}
