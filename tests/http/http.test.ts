import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ErrorReply } from '#contract/error-reply.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { createHttp } from '#server/platform/http/http.ts'
import { productVersion } from '#server/platform/version.ts'
import { readSettings } from '#server/settings/settings.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp({ RATE_HEAVY: '2' })
const LEAKS = /at .*\.ts|node_modules|select |insert |kysely|fastify|zod|postgres|pglite|SQLSTATE/i

const get = (url: string, headers = {}) => app.app.inject({ url, headers })

describe('every failure has the shape that clients read', () => {
  test.each([
    ['an unknown address', { url: '/api/nothing/here' }, 404],
    ['a missing file', { url: '/assets/missing.js' }, 404],
    ['a bad percent sign', { url: '/api/articles/%ff' }, 400],
    ['a parameter too long', { url: `/api/articles/${'a'.repeat(300)}` }, [401, 404, 414]],
    [
      'broken JSON',
      { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'application/json' }, payload: '{"email":' },
      400,
    ],
    ['no body', { method: 'POST', url: '/api/auth/login' }, 400],
    [
      'an empty body with the type JSON',
      { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'application/json' }, payload: '' },
      400,
    ],
    ['a body that is a list', { method: 'POST', url: '/api/auth/login', payload: [] }, 422],
    [
      'a form',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a',
      },
      415,
    ],
    ['plain text', { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'text/plain' }, payload: '{}' }, 415],
    [
      'a type with a tab',
      { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'application/json\ta' }, payload: '{}' },
      [400, 415, 422],
    ],
    ['a body over the limit', { method: 'POST', url: '/api/auth/login', payload: { email: 'x'.repeat(70_000) } }, 413],
    ['a method nobody serves', { method: 'PATCH', url: '/api/entries' }, 404],
  ] as const)('%s', async (_name, request, status) => {
    const reply = await app.app.inject(request as never)
    expect([status].flat()).toContain(reply.statusCode)
    expect(ErrorReply.safeParse(reply.json()).success).toBe(true)
    expect(reply.headers['content-type']).toContain('application/json')
    expect(reply.body).not.toMatch(LEAKS)
  })

  test('a request that is not HTTP gets the same shape', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.app.server.address() as { port: number }
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(ErrorReply.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('malformed')
  })

  test.each(['abc', '%00', '../../etc/passwd', "1' or '1'='1", '2147483648', newId(), 'टेस्ट'])(
    'the id %s is not found',
    async (id) => {
      const reader = await app.person()
      const reply = await get(`/api/articles/${encodeURIComponent(id)}`, { authorization: `Bearer ${reader.token}` })
      expect([reply.statusCode, reply.json().error]).toEqual([404, 'Article not found or not accessible'])
    },
  )

  test.each(['q=%ff', 'q=%c3%28', 'q=%ed%a0%80', '%ff=1', 'q=ok&limit=%80'])(
    'the query %s is not UTF-8 and is rejected in plain words',
    async (query) => {
      const reader = await app.person()
      const reply = await get(`/api/search?${query}`, { authorization: `Bearer ${reader.token}` })
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { success: false, error: 'The address is not valid UTF-8', code: 'malformed' },
      ])
    },
  )

  test('a percent sign, and escaped letters of any script, can be searched for', async () => {
    const reader = await app.person()
    for (const query of ['q=100%', 'q=100%25', 'q=%E0%A4%B8%E0%A4%82', 'q=%zz'])
      expect((await get(`/api/search?${query}`, { authorization: `Bearer ${reader.token}` })).statusCode).toBe(200)
  })

  test('a repeated parameter is rejected, not a server error', async () => {
    const reader = await app.person()
    for (const url of [
      '/api/search?q=moon&q=court',
      '/api/entries?limit=1&limit=2',
      '/api/search?q[]=a',
      '/api/entries?before[x]=1',
    ]) {
      const reply = await get(url, { authorization: `Bearer ${reader.token}` })
      expect([200, 422]).toContain(reply.statusCode)
    }
  })

  test('a caller with too many requests gets Retry-After', async () => {
    const admin = await app.person('admin')
    const call = () =>
      app.app.inject({
        method: 'POST',
        url: '/api/user/export',
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { password: admin.password },
      })
    expect([(await call()).statusCode, (await call()).statusCode]).toEqual([200, 200])
    const third = await call()
    expect([third.statusCode, third.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('headers', () => {
  test('frequently read replies are revalidated; account data and writes are not stored', async () => {
    const reader = await app.person()
    const auth = { authorization: `Bearer ${reader.token}` }
    const marks = await get('/api/progress', auth)
    expect([marks.headers['cache-control'], marks.headers.vary]).toEqual(['private, no-cache', 'authorization, accept-encoding'])
    expect((await get('/api/progress', { ...auth, 'if-none-match': marks.headers.etag as string })).statusCode).toBe(304)
    for (const path of ['/api/user/profile', '/api/user/sessions', '/api/billing/receipts', '/api/feedback/my-feedback']) {
      const { headers } = await get(path, auth)
      expect([path, headers['cache-control'], headers.etag]).toEqual([path, 'no-store', undefined])
    }
    const logout = await app.app.inject({ method: 'POST', url: '/api/auth/logout', headers: auth })
    expect(logout.headers['cache-control']).toBe('no-store')
  })
})

describe('policy', () => {
  test('an API route without an access policy stops the start', () => {
    const http = createHttp(readSettings({ LOG_LEVEL: 'silent' }))
    expect(() => http.get('/api/forgotten', () => 'secret')).toThrow('GET /api/forgotten declares no policy')
    expect(() => http.get('/api/said', { config: { policy: 'public' } }, () => 'open')).not.toThrow()
  })
})

describe('operation', () => {
  test('the process reports health, readiness and metrics', async () => {
    const [health, ready] = [await get('/healthz'), await get('/readyz')]
    expect([health.statusCode, ready.statusCode]).toEqual([200, 200])
    expect(health.json()).toEqual({ status: 'ok', version: productVersion() })
    const { body } = await get('/metrics')
    expect(body).toContain('http_request_duration_seconds_bucket')
    expect(body).toContain('http_requests_shed_total 0')
    const outside = await app.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(outside.statusCode).toBe(404)
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
  })

  test('abuse 21: no log line contains passwords, tokens or email addresses', async () => {
    const reader = await app.person()
    app.app.log.warn(
      { password: reader.password, user: { email: reader.email }, headers: { authorization: `Bearer ${reader.token}` } },
      'a careless line',
    )
    await app.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: reader.email, password: 'wrong-one-here' } })
    const lines = app.logLines.join('\n')
    expect(lines).toContain('a careless line')
    for (const secret of [reader.password, reader.email, reader.token, 'wrong-one-here']) expect(lines).not.toContain(secret)
  })

  test('the API has an OpenAPI description', async () => {
    const document = (await get('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/api/articles/{articleId}'].get.parameters[0]).toMatchObject({
      name: 'articleId',
      in: 'path',
      required: true,
    })
    expect(
      document.paths['/api/admin/ingest-daily-content'].post.requestBody.content['application/json'].schema.properties.articles
        .items.required,
    ).toContain('title')
    const page = await get('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('POST /api/auth/login')
    expect(page.body).not.toContain('<script')
  })
})

describe('a process whose event loop was blocked', () => {
  test('sheds load, but not because of its start', async () => {
    const http = createHttp(readSettings({ DEMO: '0', BUSY_AFTER_MS: '100', LOG_LEVEL: 'silent' }))
    http.get('/here', () => 'here')
    await http.ready()
    holdUp(1200)
    const url = await http.listen({ port: 0, host: '127.0.0.1' })
    await pause(50)
    expect((await fetch(`${url}/here`)).status).toBe(200)

    await pause(3000)
    const until = performance.now() + 5000
    let status = 200
    while (status === 200 && performance.now() < until) {
      holdUp(400)
      status = (await fetch(`${url}/here`)).status
    }
    expect(status).toBe(503)
    await http.close()
  })
})

function holdUp(ms: number): void {
  for (const begun = performance.now(); performance.now() - begun < ms; );
}
