import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { ATTACK_KINDS, attackOf } from '#tests/support/fuzz/raw-http.ts'
import { attack, trickle } from '#tests/support/fuzz/raw-socket.ts'
import { callsOf, type Sent } from '#tests/support/fuzz/request.ts'
import { NO_LIMITS } from '#tests/support/server/no-limits.ts'
import { type ServerProcess, startServer } from '#tests/support/server/process.ts'

/** `npm run fuzz -- --sockets --minutes 5` sets these; without them it is a run of some seconds. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_115)
const SECONDS = Number(process.env.FUZZ_MINUTES ?? 0) * 60
const REPORT = process.env.FUZZ_REPORT
const isLong = SECONDS > 0

const AT_ONCE = 16
const ANSWERS_WITHIN_MS = 10_000
const MAX_MORE_MEMORY = 300 * 1024 * 1024
/** The server waits 30 s for a head and 60 s for a body, and looks every 5 s. */
const SLOW_ENDS_WITHIN_MS = 75_000

const folder = mkdtempSync(join(tmpdir(), 'catalyst-sockets-'))
let server: ServerProcess
let port: number
let token = ''

beforeAll(async () => {
  server = await startServer({
    ...NO_LIMITS,
    DATABASE_URL: '',
    DEMO: '1',
    DATA_DIR: folder,
    BUSY_AFTER_MS: '0',
  })
  port = Number(new URL(server.url).port)
  token = await signIn('free')
}, 120_000)
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true, force: true })
})

const DEMO_PASSWORD = 'catalyst-demo'

async function signIn(role: string): Promise<string> {
  const reply = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@catalyst.test`, password: DEMO_PASSWORD }),
  })
  return (await reply.json()).token ?? ''
}

async function residentBytes(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

/** Runs `work` with growing numbers, several at a time, for the whole time or a number of turns. */
async function repeatedly(turns: number, seconds: number, work: (turn: number) => Promise<void>): Promise<number> {
  const until = performance.now() + seconds * 1000
  let next = 0
  const goesOn = () => (seconds > 0 ? performance.now() < until : next < turns)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (goesOn()) await work(next++)
    }),
  )
  return next
}

async function expectWell(memoryBefore: number): Promise<void> {
  const entries = await fetch(`${server.url}/api/instance`)
  expect([entries.status, (await entries.json()).success]).toEqual([200, true])
  const profile = await fetch(`${server.url}/api/user/profile`, { headers: { authorization: `Bearer ${token}` } })
  expect(profile.status).toBe(200)
  expect(server.said()).not.toMatch(/unexpected error|ending after/)
  expect((await residentBytes()) - memoryBefore).toBeLessThan(MAX_MORE_MEMORY)
}

const report = (name: string, calls: number) =>
  REPORT && appendFileSync(REPORT, `${JSON.stringify({ name, role: 'socket', calls, accepted: 0, byGuests: 0 })}\n`)

test(
  'malformed HTTP is refused or hung up on, and the server serves on',
  async () => {
    const before = await residentBytes()
    const random = randomFrom(SEED)
    const wrong: unknown[] = []
    const seen = new Set<number>()
    const made = await repeatedly(ATTACK_KINDS.length * 4, SECONDS / 2, async (turn) => {
      const one = attackOf(turn, random, token)
      const { statuses, hangs, text } = await attack(port, one, ANSWERS_WITHIN_MS)
      for (const status of statuses) seen.add(status)
      if (hangs || statuses.some((status) => status >= 500))
        wrong.push({ turn, name: one.name, statuses, hangs, text: text.slice(0, 500) })
    })
    expect(wrong).toEqual([])
    // The ways to refuse were seen, so the replies were read.
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404, 413, 431]))
    await expectWell(before)
    report('malformed HTTP', made)
  },
  SECONDS * 1000 + 120_000,
)

/** These would end the session, or the account, of the caller. */
const ENDS_THE_CALLER =
  /\/user\/(delete|password|sessions)|\/auth\/logout|\/admin\/users|second-factor|passkey|\/billing\/|process-article-content/

test(
  'generated requests over the network get no 5xx and are all answered',
  async () => {
    const before = await residentBytes()
    const random = randomFrom(SEED + 1)
    const tokens = await Promise.all(['admin', 'pro', 'free'].map(signIn))
    const chosen = endpoints.map(({ endpoint }) => endpoint).filter(({ path }) => !ENDS_THE_CALLER.test(path))
    const calls = chosen.map((endpoint) => ({
      endpoint,
      sent: fc.sample(
        callsOf(endpoint, () => []),
        { seed: SEED, numRuns: isLong ? 400 : 3 },
      ),
    }))
    const wrong: unknown[] = []
    const made = await repeatedly(calls.length * 3, SECONDS / 2, async (turn) => {
      const { endpoint, sent } = calls[turn % calls.length] as (typeof calls)[number]
      const call = sent[Math.floor(turn / calls.length) % sent.length] as Sent
      const { statuses, hangs, text } = await attack(
        port,
        { name: endpoint.path, parts: [written(endpoint.method, call, tokens[Math.floor(random() * 3)])], finish: 'wait' },
        ANSWERS_WITHIN_MS,
      )
      if (hangs || statuses.length === 0 || statuses.some((status) => status >= 500))
        wrong.push({ endpoint: endpoint.path, call, statuses, hangs, text: text.slice(0, 500) })
    })
    expect(wrong).toEqual([])
    await expectWell(before)
    report('generated requests', made)
  },
  SECONDS * 1000 + 120_000,
)

function written(method: string, { url, payload, contentType, headers = {} }: Sent, token = ''): Buffer {
  const body = Buffer.from(payload ?? '')
  const fields = {
    host: 'localhost',
    authorization: `Bearer ${token}`,
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
    ...(payload === undefined ? {} : { 'content-length': String(body.length) }),
    ...headers,
  }
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${url} HTTP/1.1\r\n${head.join('')}\r\n`, 'latin1'), body])
}

test('a thousand idle and a hundred slow connections keep nobody out', { timeout: 180_000 }, async () => {
  const before = await residentBytes()
  const slowMs = isLong ? SLOW_ENDS_WITHIN_MS : 3000
  const idle = Array.from({ length: 1000 }, () => trickle(port, '', slowMs * 2, slowMs))
  const slow = Array.from({ length: 100 }, (_, n) =>
    trickle(port, n % 2 ? 'GET /api/instance HTTP/1.1\r\nHost: x\r\nX-' : SLOW_BODY, 500, slowMs),
  )
  const begun = performance.now()
  for (let n = 0; n < 10; n++) expect((await fetch(`${server.url}/api/instance`)).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(5000)
  const ended = await Promise.all(slow)
  await Promise.all(idle)
  const lasted = ended.filter(({ ms }) => ms >= slowMs - 100)
  expect(isLong ? lasted : []).toEqual([])
  expect(isLong ? ended.filter(({ text }) => !text.startsWith('HTTP/1.1 408')) : []).toEqual([])
  await expectWell(before)
})

const SLOW_BODY =
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"email":"'
