/** The disk of the data becomes full during writes, and is freed later. */
import type { ServerProcess } from '#tests/support/server/process.ts'
import { audit } from '../audit.ts'
import { call, isReady, pause, waitUntil } from '../calls.ts'
import { count, newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { signInMembers } from '../seed.ts'
import { startProduct } from '../services/server.ts'
import { type SmallDisk, smallDisk } from '../services/small-disk.ts'
import { embeddedStore, postgresStore, type Store } from '../services/stores.ts'
import { repeat, startTraffic, type Traffic } from '../traffic.ts'
import type { Write } from '../writes.ts'
import { damageIsSeen } from './kills.ts'

const MEGABYTES = 400
const FULL_MS = 2500
const RECOVERS_WITHIN_MS = 20_000

export async function diskFull(plan: TrialPlan): Promise<Row[]> {
  const rows: Row[] = []
  for (const make of [embeddedStore, (place: string) => postgresStore({}, place)]) {
    const disk = smallDisk(MEGABYTES)
    try {
      const store = await make(disk.folder)
      try {
        rows.push(await fillAgainAndAgain(store, disk, plan))
      } finally {
        await store.end()
      }
    } finally {
      disk.end()
    }
  }
  return rows
}

interface Said {
  refused: number
  reads: number
  restarts: number
}

async function fillAgainAndAgain(store: Store, disk: SmallDisk, { trials, random, isOver }: TrialPlan): Promise<Row> {
  const row = newRow(`disk full during writes, ${store.engine}`)
  const said: Said = { refused: 0, reads: 0, restarts: 0 }
  const all: Write[] = []
  let server: ServerProcess = await startProduct(store.env)
  await signInMembers(store.world, server.url)
  for (let trial = 1; trial <= trials && (trial === 1 || !isOver()); trial++) {
    const traffic = startTraffic({ url: server.url, world: store.world, trial, random, isPatient: true })
    await pause(400)
    disk.fill()
    const full = performance.now()
    await pause(FULL_MS)
    const freed = performance.now()
    disk.free()
    const ms = await waitUntil(() => takesWrites(server, store), RECOVERS_WITHIN_MS)
    await traffic.stop()
    judge(traffic, { full, freed }, trial, said, row)
    all.push(...traffic.writes)
    if (ms === undefined) {
      said.restarts++
      server = await startAgain(server, store, trial, row)
    } else recovered(row, ms)
    for (const { kind } of await repeat(server.url, traffic.writes))
      row.wrong.push(`trial ${trial}: a ${kind} is refused afterwards`)
    row.trials = trial
  }
  await server.end()
  count(row, await store.look((db) => audit(db, all)), 'at the end')
  row.acknowledged = all.filter(({ isAcknowledged }) => isAcknowledged).length
  if (said.refused < row.trials) row.wrong.push('the disk was not full: too few writes were refused')
  row.note = `${said.refused} writes answered 503, ${said.reads} reads served while the disk was full; ${said.restarts} times a restart was needed`
  row.controlSeen = await damageIsSeen(store, all, row)
  return row
}

async function startAgain(server: ServerProcess, store: Store, trial: number, row: Row): Promise<ServerProcess> {
  row.wrong.push(`trial ${trial}: needs a restart; it said ${server.said().slice(-600)}`)
  await server.end('SIGKILL')
  return startProduct(store.env)
}

async function takesWrites({ url }: ServerProcess, { world }: Store): Promise<boolean> {
  if (!(await isReady(url))) return false
  const [token, body] = [world.members[0]?.token ?? '', { article_id: world.articleIds[0] }]
  const path = `/api/bookmarks`
  await call(url, 'DELETE', `${path}/${body.article_id}`, { token })
  return (await call(url, 'POST', path, { token, body })).status === 200
}

function judge(
  { answers }: Traffic,
  { full, freed }: { full: number; freed: number },
  trial: number,
  said: Said,
  row: Row,
): void {
  for (const { status, retryAfter, path, at, ms } of answers) {
    const isRead = path === '/api/entries' || path.startsWith('/api/articles/')
    if (status === 503) said.refused++
    else if (isRead && at > full && at < freed) said.reads++
    const isClear = (status >= 200 && status < 300) || (status === 503 && retryAfter !== null && !isRead)
    if (!isClear) row.wrong.push(`trial ${trial}: ${path} answers ${status} after ${Math.round(ms)} ms`)
  }
}
