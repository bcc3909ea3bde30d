/** Mail, translation and speech services that reject requests, hang or return wrong data while the product runs; later they work again. */

import { type FakeEngines, type Mood, startEngines } from '#tests/support/fakes/fake-engines.ts'
import { type MailServer, startBrokenMailServer, startMailServer } from '#tests/support/fakes/fake-mail-server.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import type { ServerProcess } from '#tests/support/server/process.ts'
import { call, pause, waitUntil } from '../calls.ts'
import { newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { ADMIN, type SeedData, signIn, signInMembers } from '../seed.ts'
import { type Front, openFront } from '../services/front.ts'
import { startProduct } from '../services/server.ts'
import { embeddedStore, type Store } from '../services/stores.ts'

type BrokenMail = Parameters<typeof startBrokenMailServer>[0]

/** The faults of mail server and engines at the same time; `undefined`: the port is closed. */
const FAULTS: Record<string, { mail: BrokenMail | undefined; engines: Mood | undefined }> = {
  refuse: { mail: undefined, engines: undefined },
  hang: { mail: 'says nothing', engines: 'hangs' },
  'answer 500': { mail: 'answers a byte at a time', engines: { status: 500 } },
  lie: { mail: 'hangs up in the middle', engines: 'garbage' },
  'send half': { mail: 'hangs up in the middle', engines: 'half' },
  echo: { mail: 'says nothing', engines: 'echoes' },
}
const LASTS_MS = 8000
/** A reader's call during the fault. */
const SLOWEST_CALL_MS = 2000
/** The longest pause between retries, plus time for the work. */
const WELL_WITHIN_MS = 240_000

interface Scene {
  server: ServerProcess
  world: SeedData
  engines: FakeEngines
  mails: MailServer
  fronts: { mail: Front; engines: Front }
  admin: string
  row: Row
  asked: { email: string; entryId: string }[]
}

export async function outside({ trials, isOver }: TrialPlan): Promise<Row[]> {
  const row = newRow('mail, translation and speech services')
  const store = await embeddedStore()
  const scene = await openScene(store, row)
  try {
    for (const [name, fault] of Object.entries(FAULTS).slice(0, trials)) {
      if (isOver()) break
      await suffer(scene, name, fault)
      row.trials++
    }
    const before = await missing(scene)
    await heal(scene)
    const ms = await waitUntil(async () => (await missing(scene)).length === 0, WELL_WITHIN_MS, 1000)
    const left = ms === undefined ? await missing(scene) : []
    row.wrong.push(...left.map((what) => `never came: ${what}`))
    recovered(row, ms ?? WELL_WITHIN_MS)
    row.losses = left.length
    row.acknowledged = scene.asked.length * 2
    row.controlSeen = before.length >= scene.asked.length * 2
    row.note = `acknowledged are mails and days asked for; before the services were well ${before.length} of them were missing`
    if ((await scene.server.end()) !== 0) row.wrong.push('the process did not live to the end')
    return [row]
  } finally {
    await scene.server.end('SIGKILL')
    await Promise.all([scene.fronts.mail.close(), scene.fronts.engines.close(), scene.engines.stop(), scene.mails.close()])
    await store.end()
  }
}

async function openScene(store: Store, row: Row): Promise<Scene> {
  const [engines, mails, mail, front] = await Promise.all([startEngines(), startMailServer(), openFront(), openFront()])
  const at = `http://127.0.0.1:${front.port}`
  const server = await startProduct({
    ...store.env,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    ENGINE_TIMEOUT_SECONDS: '3',
    EMBEDDED_VOICE: '0',
    TRANSLATION_URL: at,
    TRANSLATION_MODEL: 'm',
    SPEECH_URL: at,
    SPEECH_MODEL: 'v',
    AUDIO_SCOPE: 'overview',
  })
  await signInMembers(store.world, server.url)
  const admin = await signIn(server.url, ADMIN)
  return { server, world: store.world, engines, mails, fronts: { mail, engines: front }, admin, row, asked: [] }
}

async function suffer(scene: Scene, name: string, { mail, engines }: (typeof FAULTS)[string]): Promise<void> {
  const { server, world, fronts, asked, row } = scene
  const broken = mail && (await startBrokenMailServer(mail))
  await fronts.mail.lead(broken?.url)
  scene.engines.mood = engines
  await fronts.engines.lead(engines === undefined ? undefined : scene.engines.url)
  const email = world.members[asked.length % world.members.length]?.email ?? ''
  const entryId = await quickly(
    scene,
    name,
    'POST',
    '/api/admin/ingest-daily-content',
    aDay(`2026-03-0${asked.length + 1}`, [`On ${name}`]),
  )
  // This call waits until the work is done, so do not await it here.
  const processing = call(server.url, 'POST', '/functions/v1/process-article-content', {
    token: scene.admin,
    body: { entry_id: entryId },
  })
  await quickly(scene, name, 'POST', '/api/auth/forgot-password', { email })
  asked.push({ email, entryId })
  const ends = performance.now() + LASTS_MS
  while (performance.now() < ends) {
    for (const path of [`/api/articles/${world.articleIds[0]}`, '/api/entries', '/api/progress', '/readyz'])
      await quickly(scene, name, 'GET', path)
    await pause(100)
  }
  const units = await unitsOf(scene, entryId)
  // The speech service works while the translation echoes texts, so English recordings are made.
  const mayBeMade = (kind: string) => engines === 'echoes' && kind === 'audio'
  if (units.length === 0 || units.some(({ status, kind }) => status === 'ready' && !mayBeMade(kind)))
    row.wrong.push(`${name}: said to be made: ${JSON.stringify(units)}`)
  if (!units.some(({ error, reason }) => error || reason)) row.wrong.push(`${name}: no status says why`)
  if (![200, 0, -1].includes((await processing).status))
    row.wrong.push(`${name}: processing answers ${(await processing).status}`)
  await broken?.close()
}

/** Must succeed quickly. @returns the id of the created day */
async function quickly(
  { server, admin, row }: Scene,
  name: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<string> {
  const { status, ms, json } = await call(server.url, method, path, { token: admin, body })
  if (status !== 200 || ms > SLOWEST_CALL_MS) row.wrong.push(`${name}: ${path} answers ${status} after ${Math.round(ms)} ms`)
  return json?.data?.entry_id ?? ''
}

async function heal({ engines, mails, fronts }: Scene): Promise<void> {
  engines.mood = undefined
  await fronts.mail.lead(mails.url)
  await fronts.engines.lead(engines.url)
}

interface UnitState {
  kind: string
  status: string
  error: string | null
  reason: string | null
  next_retry_at: string | null
}

async function unitsOf({ server, admin }: Scene, entryId: string): Promise<UnitState[]> {
  const reply = await call(server.url, 'GET', `/api/admin/entries/${entryId}/processing`, { token: admin })
  return reply.json?.data?.articles.flatMap(({ units }: { units: UnitState[] }) => units) ?? []
}

const isGivenUp = ({ status, next_retry_at }: UnitState) =>
  ['failed', 'partial', 'unavailable'].includes(status) && !next_retry_at

/** Missing results: mails, and days that are not complete. Failed units are retried like an admin would. */
async function missing(scene: Scene): Promise<string[]> {
  const left: string[] = []
  for (const { email, entryId } of scene.asked) {
    if (scene.mails.mailbox(email).length === 0) left.push(`the mail to ${email}`)
    const open = (await unitsOf(scene, entryId)).filter(({ status }) => status !== 'ready')
    if (open.length === 0) continue
    left.push(`day ${entryId}: ${open.map(({ status, reason }) => `${status} ${reason}`).join(', ')}`)
    if (scene.engines.mood === undefined && open.some(isGivenUp))
      await call(scene.server.url, 'POST', `/api/admin/entries/${entryId}/processing/retry-failed`, { token: scene.admin })
  }
  return left
}
