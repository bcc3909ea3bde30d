import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { ingest } from '#contract/newsroom/ingest.ts'
import { askService, ExternalServiceError } from '#server/platform/external/external-call.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
let inside: Server
let outside: Server
let isHeard = 0

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listening = (server: Server) => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

beforeAll(async () => {
  inside = createServer((_request, reply) => void reply.end('secret', () => isHeard++))
  inside.on('connection', () => isHeard++)
  outside = createServer((request, reply) => {
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to') ?? ''
    reply.writeHead(302, { location: to }).end()
  })
  await Promise.all([listening(inside), listening(outside)])
})
beforeEach(() => {
  isHeard = 0
})
afterAll(() => {
  inside.close()
  outside.close()
})

/** Ways to write the address of this machine or its network. */
const forms = (port: number) => [
  ...[
    '127.0.0.1',
    'localhost',
    'localhost.',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
  ].map((host) => `http://${host}:${port}/`),
  ...[
    `http://evil.example@127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}#@evil.example`,
    `//127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,
  ],
  ...[
    'http://169.254.169.254/latest/meta-data/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://100.64.0.1/',
    'http://10.0.0.1/',
  ],
  ...['file:///etc/passwd', 'gopher://127.0.0.1:25/', 'ftp://127.0.0.1/', 'data:text/plain,x', 'javascript:1', 'blob:x'],
]

describe('abuse 10: URLs of the internal network', () => {
  test('redirects of a service are not followed, wherever they lead', async () => {
    for (const form of forms(portOf(inside))) {
      const url = `http://127.0.0.1:${portOf(outside)}/?to=${encodeURIComponent(form)}`
      const asking = askService({
        url,
        headers: { authorization: 'Bearer key' },
        body: {},
        timeoutMs: 2000,
        most: 1000,
        signal: new AbortController().signal,
      })
      await expect(asking, form).rejects.toThrow(ExternalServiceError)
    }
    expect(isHeard).toBe(0)
  })

  test('the server never requests an uploaded URL, and internal URLs are rejected', async () => {
    const admin = await app.person('admin')
    for (const [n, form] of forms(portOf(inside)).entries()) {
      const publication_date = `2026-02-${String((n % 28) + 1).padStart(2, '0')}`
      const body = aDay(publication_date, [], { articles: [anArticle('A', { audio_overview_url: form })], replace: true })
      const reply = await app.call(ingest.day, { as: admin, body })
      expect([form, reply.statusCode]).toEqual([form, 422])
      await app.runJobs()
    }
    expect(isHeard).toBe(0)
  })
})

/** Ways to write the URL of another site instead of a path. */
const ELSEWHERE = [
  ...[
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
  ],
  ...[
    'http:evil.example',
    '//evil.example@ours.example',
    'https://ours.example.evil.example',
    'javascript:pwned(1)',
    'JaVaScRiPt:pwned(1)',
  ],
  ...[
    'data:text/html,x',
    'vbscript:x',
    '\t//evil.example',
    ' //evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '%2f%2fevil.example',
  ],
  ...[
    '/%2fevil.example',
    '/%5cevil.example',
    '//evil%E3%80%82example',
    '/.//evil.example',
    '/..//evil.example',
    '//0x7f.1',
    '//[::1]',
  ],
  ...[
    'https:///evil.example',
    '/@evil.example',
    '.evil.example',
    ';//evil.example',
    '?//evil.example',
    '//evil.example/%0d%0aSet-Cookie:x=1',
  ],
]
const NAMES = ['next', 'from', 'return', 'returnTo', 'redirect', 'redirect_uri', 'url', 'to', 'ticket', 'kind', 'continue']

describe('abuse 22: redirects to other sites', () => {
  test('no endpoint redirects to another site, whatever its parameters are', async () => {
    const reader = await app.person()
    const redirects: string[] = []
    const sending = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.produces?.includes('text/html'))
    expect(sending.length).toBeGreaterThan(0)
    for (const { endpoint } of sending)
      for (const vector of ELSEWHERE)
        for (const name of NAMES) {
          const query = { ticket: 'x', kind: 'email_daily_digest', [name]: vector }
          const reply = await app.call(endpoint, { as: reader, params: { session: vector.padEnd(20, 'x') } as never, query })
          const { location } = reply.headers
          if (location !== undefined) redirects.push(String(location))
        }
    expect(redirects.length).toBeGreaterThan(0)
    for (const location of redirects) {
      expect(new URL(location, 'https://ours.example').origin).toBe('https://ours.example')
      expect(location).not.toContain('evil')
    }
  })
})
