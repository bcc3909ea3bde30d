import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { freePort } from '#server/db/embedded/connect.ts'
import { openServer } from '#server/db/open.ts'
import { findChromium } from '#tests/support/browser/chromium.ts'
import { publishSample } from './support/felt-seed.ts'
import { type Figure, median } from './support/figures.ts'
import { READERS } from './support/seed.ts'
import { startServer } from './support/server.ts'

/** Fetched when it is needed: with what it depends on it takes 176 MB, which no other command uses. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const TIMES = 3

interface Load {
  name: string
  path: string
  atMost: number
  /** Signed in. */
  isMember?: boolean
  /** With what a first visit has left in the browser. */
  isWarm?: boolean
}

interface Found {
  lcp: number
  bytes: number
  shift: number
}

/**
 * Time to the largest contentful paint on a slow phone, as Lighthouse simulates it: 1.6 Mbit/s, 150 ms, a processor four times slower than this
 * one. Each page three times, the median counts. `LIGHTHOUSE` names the file of another Lighthouse to run.
 */
export async function measureFirstLoad(databaseUrl: string): Promise<Figure[]> {
  const database = await openServer(databaseUrl, { poolSize: 1 }, () => {})
  const articleId = await publishSample(database.db).finally(() => database.close())
  const article = { path: `/article/${articleId}`, isMember: true }
  const loads: Load[] = [
    { name: 'landing', path: '/', atMost: 1400 },
    { name: 'login', path: '/login', atMost: 1800 },
    { name: 'article, first visit', ...article, atMost: 2500 },
    { name: 'article, later visit', ...article, atMost: 900, isWarm: true },
  ]
  const server = await startServer({ databaseUrl })
  try {
    const figures: Figure[] = []
    for (const load of loads) {
      const found: Found[] = []
      for (let time = 0; time < TIMES; time++) found.push(await open(server.origin, load))
      figures.push(figure(load, found))
    }
    return figures
  } finally {
    await server.stop()
  }
}

function figure({ name, atMost }: Load, found: Found[]): Figure {
  const each = found.map(({ lcp }) => Math.round(lcp)).join(', ')
  const note = `${each} ms; ${Math.round(median(found.map(({ bytes }) => bytes)) / 1000)} kB, layout shift ${found[0]?.shift.toFixed(3)}`
  return { name: `first load, ${name}: LCP`, value: median(found.map(({ lcp }) => lcp)), unit: 'ms', target: { atMost }, note }
}

/** Opens a page in a new browser. */
async function open(origin: string, { path, isMember, isWarm }: Load): Promise<Found> {
  const profile = mkdtempSync(join(tmpdir(), 'catalyst-first-load-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  })
  try {
    if (isMember) await signIn(context, origin)
    if (isWarm) await visit(context, origin + path)
    return await lighthouse(origin + path, port)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Leaves a session in the browser, and nothing else: no page of the application is opened for it. */
async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(READERS.pro),
  })
  const { token, user } = (await reply.json()) as { token: string; user: unknown }
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    ([auth_token, auth_user]) => {
      localStorage.setItem('auth_token', auth_token as string)
      localStorage.setItem('auth_user', auth_user as string)
    },
    [token, JSON.stringify(user)],
  )
  await page.close()
}

/** A visit that ends when the service worker has taken over. */
async function visit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  await page.close()
}

async function lighthouse(url: string, port: number): Promise<Found> {
  const options = ['--quiet', '--output=json', '--only-categories=performance', '--disable-storage-reset']
  const own = process.env.LIGHTHOUSE
  const [command, args] = own ? [process.execPath, [own]] : ['npx', ['--yes', LIGHTHOUSE]]
  const { stdout } = await promisify(execFile)(command, [...args, url, `--port=${port}`, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const { audits } = JSON.parse(stdout) as { audits: Record<string, { numericValue: number }> }
  const of = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    lcp: of('largest-contentful-paint'),
    bytes: of('total-byte-weight'),
    shift: of('cumulative-layout-shift'),
  }
}
