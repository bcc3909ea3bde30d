/** Little memory, or few file descriptors, while people write, upload whole days and hold connections open. */
import { sql } from 'kysely'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import type { ServerProcess } from '#tests/support/server/process.ts'
import { audit } from '../audit.ts'
import { type Answer, call, isReady, pause, waitUntil } from '../calls.ts'
import { type HeldSockets, holdSockets } from '../held-sockets.ts'
import { figuresOf } from '../process-figures.ts'
import { count, newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { ADMIN, signIn, signInMembers } from '../seed.ts'
import { startProduct } from '../services/server.ts'
import { embeddedStore, postgresStore, type Store } from '../services/stores.ts'
import { repeat, startTraffic } from '../traffic.ts'
import type { Write } from '../writes.ts'
import { damageIsSeen } from './kills.ts'

interface Limit {
  name: string
  env: Record<string, string>
  under: string[]
  /** A limit that is too low for a process, to test that the check detects its end. */
  tooLittle: { env: Record<string, string>; under: string[] }
}

const heap = (megabytes: number) => ({ NODE_OPTIONS: `--max-old-space-size=${megabytes}` })
const files = (many: number) => ['sh', '-c', `ulimit -n ${many} && exec "$@"`, 'sh']

const LIMITS: Limit[] = [
  { name: '192 MB of heap', env: heap(192), under: [], tooLittle: { env: heap(40), under: [] } },
  { name: '256 file descriptors', env: {}, under: files(256), tooLittle: { env: {}, under: files(24) } },
]
const SOCKETS = 400
const UPLOADS = 6
const AGAIN = 2
const LASTS_MS = 4000
const SLOWEST_ANSWER_MS = 12_000
const INGEST = '/api/admin/ingest-daily-content'
const RECOVERS_WITHIN_MS = 15_000

interface Scene {
  limit: Limit
  store: Store
  row: Row
  random: () => number
  server: ServerProcess
  all: Write[]
  /** Days whose upload was acknowledged. */
  days: string[]
  said: {
    refusedSockets: number
    unanswered: number
    away: number
    slowest: number
    slowestDay: number
    daysAtOnce: number
    megabytes: number
    files: number
  }
}

export async function pressure(plan: TrialPlan): Promise<Row[]> {
  const rows: Row[] = []
  for (const limit of LIMITS)
    for (const make of [postgresStore, embeddedStore]) {
      const store = await make()
      rows.push(await press(limit, store, plan).finally(() => store.end()))
    }
  return rows
}

async function press(limit: Limit, store: Store, { trials, random, isOver }: TrialPlan): Promise<Row> {
  const row = newRow(`${limit.name}, ${store.engine}`)
  const said = { refusedSockets: 0, unanswered: 0, away: 0, slowest: 0, slowestDay: 0, daysAtOnce: 0, megabytes: 0, files: 0 }
  const server = await startProduct({ ...store.env, ...limit.env }, { under: limit.under })
  const scene: Scene = { limit, store, row, random, server, all: [], days: [], said }
  for (let trial = 1; trial <= trials && (trial === 1 || !isOver()); trial++) await suffer(scene, trial)
  if ((await scene.server.end()) !== 0) row.wrong.push('the process did not live to the end')
  count(row, await store.look((db) => audit(db, scene.all)), 'at the end')
  await countDays(scene)
  row.acknowledged = scene.all.filter(({ isAcknowledged }) => isAcknowledged).length + new Set(scene.days).size
  row.note =
    `${new Set(scene.days).size} days of 5 MiB taken, ${said.daysAtOnce} of them at the same time; ${said.refusedSockets} of ${row.trials * SOCKETS} held sockets refused, ` +
    `${said.unanswered} calls hung up on, ${said.away} answered 503; slowest answer ${(said.slowest / 1000).toFixed(1)} s, of a day ${(said.slowestDay / 1000).toFixed(1)} s; ` +
    `at most ${said.megabytes} MB and ${said.files} open files`
  row.controlSeen = (await endIsSeen(scene)) && (await damageIsSeen(store, scene.all, row))
  return row
}

async function suffer(scene: Scene, trial: number): Promise<void> {
  const { store, row, random, said } = scene
  const where = `trial ${trial}`
  await signInMembers(store.world, scene.server.url)
  const admin = await signIn(scene.server.url, ADMIN)
  const traffic = startTraffic({ url: scene.server.url, world: store.world, trial, random, isPatient: true })
  await pause(300)
  const held = await holdSockets(scene.server.url, SOCKETS)
  const uploads = upload(scene, admin, trial)
  const newcomers = await newConnections(scene)
  said.refusedSockets += held.refused()
  said.files = Math.max(said.files, figuresOf(scene.server.pid)?.openFiles ?? 0)
  const uploaded = await uploads
  held.release()
  const ms = await waitUntil(() => works(scene), RECOVERS_WITHIN_MS)
  await traffic.stop()
  if (ms !== undefined) recovered(row, ms)
  else await startAgain(scene, where)
  judge(scene, [...traffic.answers, ...newcomers, ...uploaded], where)
  await uploadAgain(scene, trial, where)
  said.megabytes = Math.max(said.megabytes, figuresOf(scene.server.pid)?.mostMegabytes ?? 0)
  for (const { kind } of await repeat(scene.server.url, traffic.writes))
    row.wrong.push(`${where}: a ${kind} is refused afterwards`)
  scene.all.push(...traffic.writes)
  row.trials++
  said.daysAtOnce += uploaded.filter(({ status }) => status === 200).length
  const uploadsSaid = uploaded.map(({ status }) => status).join(' ')
  console.log(`${row.fault}: ${where}, works after ${Math.round(ms ?? -1)} ms; uploads ${uploadsSaid}; ${said.megabytes} MB`)
}

/** Several days uploaded at the same time by an editor, every second one as a draft, and by a user without permission. */
async function upload(scene: Scene, admin: string, trial: number): Promise<Answer[]> {
  const { url } = scene.server
  const member = scene.store.world.members[0]?.token ?? ''
  const days = daysOf(trial)
  const [own, others] = await Promise.all([
    Promise.all(days.map((body) => call(url, 'POST', INGEST, { token: admin, body }))),
    Promise.all(days.slice(0, 2).map((body) => call(url, 'POST', INGEST, { token: member, body }))),
  ])
  for (const { status, json } of own) if (status === 200) scene.days.push(json.entry_id)
  for (const { status } of others) if (status === 200) scene.row.wrong.push('a member uploads a day')
  // A 403 for a member is the correct reply.
  return [...own, ...others.filter(({ status }) => status !== 403)].map((answer) => ({ ...answer, path: INGEST }))
}

/** Afterwards the editor uploads them again one by one with `replace`; a day that is stored already does not change. */
async function uploadAgain(scene: Scene, trial: number, where: string): Promise<void> {
  const admin = await signIn(scene.server.url, ADMIN)
  for (const body of daysOf(trial).slice(0, AGAIN)) {
    const { status, json, ms } = await call(scene.server.url, 'POST', INGEST, { token: admin, body: { ...body, replace: true } })
    if (status === 200) scene.days.push(json.entry_id)
    else scene.row.wrong.push(`${where}: a day sent again is answered ${status} after ${Math.round(ms)} ms`)
  }
}

const daysOf = (trial: number) =>
  Array.from({ length: UPLOADS }, (_, n) => bigDay(`20${30 + trial}-02-1${n}`, n % 2 ? 'draft' : 'published'))

/** About 5 MiB, with a word that makes the text use two bytes per character in memory. */
function bigDay(publication_date: string, status: string) {
  const section = 'The budget was spoken of at length, and बजट too. '.repeat(1080)
  const analysis_text = { past: section, present: section, future: section }
  const articles = Array.from({ length: 29 }, (_, n) => anArticle(`${publication_date} ${n}`, { analysis_text }))
  return { ...aDay(publication_date, []), status, articles }
}

/** Clients with their own connections, while the others keep theirs. */
async function newConnections({ server, store }: Scene): Promise<Answer[]> {
  const answers: Answer[] = []
  const token = store.world.members[1]?.token ?? ''
  for (const ends = performance.now() + LASTS_MS; performance.now() < ends; await pause(100))
    answers.push(
      ...(await Promise.all(['/healthz', '/readyz', '/api/progress'].map((path) => call(server.url, 'GET', path, { token })))),
    )
  return answers
}

async function works({ server, store }: Scene): Promise<boolean> {
  if (!(await isReady(server.url))) return false
  const { token } = store.world.members[0] ?? {}
  const body = { article_id: store.world.articleIds[0] }
  const answers = await Promise.all(Array.from({ length: 12 }, () => call(server.url, 'POST', '/api/bookmarks', { token, body })))
  return answers.every(({ status }) => status === 200)
}

async function startAgain(scene: Scene, where: string): Promise<void> {
  const { server, row, limit, store } = scene
  const how = figuresOf(server.pid) ? 'does not recover' : 'has ended'
  row.wrong.push(`${where}: the process ${how}; it said ${server.said().slice(-1500)}`)
  await server.end('SIGKILL')
  scene.server = await startProduct({ ...store.env, ...limit.env }, { under: limit.under })
}

/** Each gets a reply, a 503 with Retry-After or a closed connection; no client hangs or gets another error. */
function judge({ said, row }: Scene, answers: (Answer & { path?: string })[], where: string): void {
  for (const { status, retryAfter, ms, path = 'a call', json } of answers) {
    if (path === INGEST) said.slowestDay = Math.max(said.slowestDay, ms)
    else said.slowest = Math.max(said.slowest, ms)
    if (status === 503) said.away++
    if (status === 0) said.unanswered++
    const isClear = status === 0 || (status >= 200 && status < 300) || (status === 503 && retryAfter !== null)
    if (!isClear) row.wrong.push(`${where}: ${path} answers ${status} after ${Math.round(ms)} ms: ${JSON.stringify(json)}`)
    // The time of a day includes its upload.
    if (ms > SLOWEST_ANSWER_MS && path !== INGEST) row.wrong.push(`${where}: ${path} takes ${Math.round(ms)} ms`)
  }
}

async function countDays({ store, days, row }: Scene): Promise<void> {
  const { rows } = await store.look((db) =>
    sql<{ entry_id: string }>`select entry_id from articles group by entry_id having count(*) = 29`.execute(db),
  )
  const whole = new Set(rows.map(({ entry_id }) => entry_id))
  for (const day of days) if (!whole.has(day)) count(row, { lost: [`day ${day}`], twice: [], torn: [] }, 'at the end')
}

/** The control: with far too little memory the process cannot survive this, and the check must report its end. */
async function endIsSeen(scene: Scene): Promise<boolean> {
  const { limit, store } = scene
  let held: HeldSockets | undefined
  try {
    const server = await startProduct({ ...store.env, ...limit.tooLittle.env }, { under: limit.tooLittle.under })
    const admin = await signIn(server.url, ADMIN)
    held = await holdSockets(server.url, SOCKETS)
    await upload({ ...scene, server, days: [], row: newRow('control') }, admin, 9)
    const isWell = figuresOf(server.pid) !== undefined && (await works({ ...scene, server }))
    await server.end('SIGKILL')
    return !isWell
  } catch {
    return true
  } finally {
    held?.release()
  }
}
