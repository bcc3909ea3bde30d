import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { ROLES } from '#contract/roles.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { CACHING, HEADERS, NEVER, PAGE_POLICY, POLICY, policyOf } from '#tests/support/fixtures/golden-headers.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'

interface Reply {
  headers: Record<string, unknown>
}

const app = new TestApp()
const folder = mkdtempSync(join(tmpdir(), 'catalyst-pages-'))
let people: Person[]

/** A minimal build of the web application, enough to test headers. */
function aBuiltWeb(): void {
  for (const part of ['web/assets', 'public']) mkdirSync(join(folder, part), { recursive: true })
  for (const [file, text] of Object.entries({
    'web/index.html': '<!doctype html><title>App</title>',
    'web/worker.js': '1',
    'web/assets/app-1a2b3c.js': '1',
    'public/index.html': '<!doctype html><title>Home</title>',
    'public/pricing.html': '<!doctype html><title>Pricing</title>',
    'public/robots.txt': 'User-agent: *',
    'public/sitemap.xml': '<urlset/>',
  }))
    writeFileSync(join(folder, file), text)
}

beforeAll(async () => {
  aBuiltWeb()
  app.folders = { webFolder: join(folder, 'web'), publicFolder: join(folder, 'public') }
  await app.start()
  await app.empty()
  people = await Promise.all(ROLES.map((role) => app.person(role)))
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** They name the browser by a cookie, whatever they are sent. */
const SETS_A_COOKIE = ['POST /api/billing/trial']

function expectGolden({ headers }: Reply, policy = POLICY, never = NEVER): void {
  expect(policyOf(headers['content-security-policy'])).toEqual(policy)
  expect(Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers[name]]))).toEqual(HEADERS)
  expect(never.filter((name) => name in headers)).toEqual([])
}

const get = (url: string, headers = {}) => app.app.inject({ url, headers })

describe('abuse 23: framing, foreign scripts and foreign sites', () => {
  test.each(endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s has the expected headers for everybody',
    async (called, endpoint) => {
      const never = NEVER.filter((name) => name !== 'set-cookie' || !SETS_A_COOKIE.includes(called))
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, newId()]))
      for (const as of [undefined, ...people]) {
        const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : { nonsense: true }
        const reply = await app.call(endpoint, { as: as && (await app.again(as)), params: params as never, body })
        expectGolden(reply, POLICY, never)
        const { refused, personal, changing } = CACHING
        const isRead = endpoint.method === 'GET' && reply.statusCode === 200 && !endpoint.produces && !endpoint.noStore
        expect(reply.headers['cache-control']).toBe(reply.statusCode >= 400 ? refused : isRead ? personal : changing)
        expect(String(reply.headers.vary)).toContain(isRead ? 'authorization' : '')
      }
    },
  )

  test.each([
    ['the start page', '/', CACHING.page, POLICY],
    ['a public page', '/pricing', CACHING.page, POLICY],
    ['a public page with a slash too many', '/pricing/', undefined, POLICY],
    ['a page of the application', '/dashboard', CACHING.page, PAGE_POLICY],
    ['the application itself', '/index.html', CACHING.page, PAGE_POLICY],
    ['a hashed file', '/assets/app-1a2b3c.js', CACHING.hashed, POLICY],
    ['the service worker', '/worker.js', CACHING.page, POLICY],
    ['what search engines ask for', '/robots.txt', CACHING.page, POLICY],
    ['the map of the site', '/sitemap.xml', CACHING.page, POLICY],
    ['the description of the API', '/api/openapi.json', CACHING.page, POLICY],
    ['the page about the API', '/api/docs', CACHING.page, POLICY],
    ['whether it is alive', '/healthz', undefined, POLICY],
    ['whether it is ready', '/readyz', undefined, POLICY],
    ['the figures', '/metrics', undefined, POLICY],
    ['a missing file', '/assets/missing.js', CACHING.refused, POLICY],
    ['an unknown address of the API', '/api/nothing', CACHING.refused, POLICY],
    ['an address that is none', '/api/articles/%ff', CACHING.refused, POLICY],
    ['an id that is too long', `/api/articles/${'x'.repeat(300)}`, CACHING.refused, POLICY],
  ] as const)('%s too', async (_what, url, caching, policy) => {
    const reply = await get(url)
    expectGolden(reply, policy)
    expect(reply.headers['cache-control']).toBe(caching)
    expectGolden(await app.app.inject({ method: 'HEAD', url }), policy)
  })

  test.each(['PATCH', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])('%s without a route too', async (method) => {
    for (const url of ['/api/entries', '/dashboard', '/assets/app-1a2b3c.js']) {
      const reply = await app.app.inject({ method: method as 'PATCH', url, headers: { origin: 'https://evil.example' } })
      expect([404, 405]).toContain(reply.statusCode)
      expectGolden(reply)
      expect(reply.body).not.toContain('evil')
    }
  })

  test('errors for body, type or size too', async () => {
    const login = (headers: Record<string, string>, payload: string) =>
      app.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
    const json = { 'content-type': 'application/json' }
    const replies = [
      await login(json, '{'),
      await login({ 'content-type': 'text/plain' }, '{}'),
      await login(json, `"${'x'.repeat(70_000)}"`),
      await login(json, '[]'),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 415, 413, 422])
    for (const reply of replies) expectGolden(reply)
  })

  test('replies with 304 too', async () => {
    const reader = await app.again(people[0] as Person)
    const headers = { authorization: `Bearer ${reader.token}` }
    const entries = await get('/api/entries', headers)
    const again = await get('/api/entries', { ...headers, 'if-none-match': String(entries.headers.etag) })
    expect(again.statusCode).toBe(304)
    expectGolden(again)
  })

  test('server errors too, and they reveal nothing', async () => {
    const reader = await app.again(people[0] as Person)
    await sql`alter table bookmarks rename to bookmarks_away`.execute(app.db)
    const reply = await get('/api/bookmarks', { authorization: `Bearer ${reader.token}` })
    await sql`alter table bookmarks_away rename to bookmarks`.execute(app.db)
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { success: false, error: 'Something went wrong on our side. Please try again.', code: 'internal' },
    ])
    expectGolden(reply)
    expect(reply.headers['x-request-id']).toBeTruthy()
  })

  test('requests that are not HTTP too, and TRACE echoes nothing', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.app.server.address() as { port: number }
    const told = (text: string) =>
      new Promise<string>((resolve) => {
        let answer = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.on('data', (chunk) => {
          answer += chunk
        })
        socket.on('close', () => resolve(answer))
      })
    const nonsense = await told('NONSENSE\r\n\r\n')
    expect(nonsense).toMatch(/^HTTP\/1\.1 400/)
    const both = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n'
    const trace = 'TRACE /api/entries HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Secret: open-sesame\r\n\r\n'
    for (const answer of [nonsense, await told(both), await told(trace)]) {
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
      expect(answer).not.toContain('open-sesame')
      const lines = answer.split('\r\n\r\n')[0]?.split('\r\n').slice(1) ?? []
      const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])
      expectGolden({ headers: Object.fromEntries(headers) })
    }
  })
})
