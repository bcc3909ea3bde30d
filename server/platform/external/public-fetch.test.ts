import { createServer } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakePages, PUBLIC_ADDRESS, page, startPages } from '#tests/support/fakes/fake-pages.ts'
import {
  BROKEN_BODY,
  fetchPublic,
  HAS_USER,
  NO_SUCH_HOST,
  NOT_HTTPS,
  NOT_PUBLIC,
  NOT_REACHED,
  OTHER_PORT,
  type PublicRequest,
  TOO_LARGE,
  TOO_MANY_REDIRECTS,
  TOO_SLOW,
  WRONG_TYPE,
} from './public-fetch.ts'
import { connectPublic } from './public-network.ts'

let pages: FakePages
beforeAll(async () => {
  pages = await startPages()
})
afterAll(() => pages.close())
beforeEach(() => {
  pages.answers.clear()
  pages.addresses.clear()
  pages.asked.length = pages.connected.length = pages.bytes = 0
})

const MOST = 100_000
const NEVER_MS = 60_000
const get = (address: string, more: Partial<PublicRequest> = {}) =>
  fetchPublic(
    { address, userAgent: 'Test/1.0', types: ['text/html'], most: MOST, timeoutMs: NEVER_MS, redirects: 3, ...more },
    pages.network,
  )
const failure = (address: string, more: Partial<PublicRequest> = {}) =>
  get(address, more).then(
    () => 'fetched',
    (error) => ({ kind: error.kind, message: error.message }),
  )
const redirect = (from: string, to: string, status = 302) =>
  pages.answers.set(from, (_request, response) => response.writeHead(status, { location: to }).end())

describe('a page of the public internet', () => {
  test('is fetched with an honest name, from the address that was checked', async () => {
    page(pages, 'news.example/budget?a=1', '<p>Budget</p>')
    const found = await get('https://news.example/budget?a=1#part')
    expect([found.bytes.toString(), found.type, found.charset]).toEqual(['<p>Budget</p>', 'text/html', 'utf-8'])
    expect([pages.connected, [...pages.userAgents]]).toEqual([[PUBLIC_ADDRESS], ['Test/1.0']])
    expect(found.address).toBe('https://news.example/budget?a=1')
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('is unpacked from %s', async (encoding, pack) => {
    pages.addresses.set('news.example', [[PUBLIC_ADDRESS]])
    pages.answers.set('news.example/', (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(pack('<p>Packed</p>')),
    )
    expect((await get('https://news.example/')).bytes.toString()).toBe('<p>Packed</p>')
  })

  test('is found after three redirects, and not after four', async () => {
    page(pages, 'news.example/3', 'Here')
    for (const [from, to] of [
      ['0', '1'],
      ['1', '2'],
      ['2', 'https://news.example/3'],
    ] as const)
      redirect(`news.example/${from}`, to)
    expect((await get('https://news.example/0')).address).toBe('https://news.example/3')
    redirect('news.example/first', '/0')
    expect(await failure('https://news.example/first')).toEqual({ kind: 'refused', message: TOO_MANY_REDIRECTS })
  })

  test('is asked for permission before each request', async () => {
    page(pages, 'news.example/allowed', '')
    redirect('news.example/start', '/forbidden')
    const before = async ({ pathname }: URL) => {
      if (pathname === '/forbidden') throw new Error('Not allowed')
    }
    expect(await failure('https://news.example/start', { before })).toEqual({ kind: 'away', message: NOT_REACHED })
    expect(pages.asked).toEqual(['GET news.example/start'])
  })
})

/** Everything that was ever written for a loopback address, and what looks like it. */
const ATTACKS = [
  ['https://127.0.0.1/', NOT_PUBLIC],
  ['https://2130706433/', NOT_PUBLIC],
  ['https://0x7f000001/', NOT_PUBLIC],
  ['https://0x7f.1/', NOT_PUBLIC],
  ['https://0177.0.0.1/', NOT_PUBLIC],
  ['https://127.1/', NOT_PUBLIC],
  ['https://0/', NOT_PUBLIC],
  ['https://１２７.0.0.1/', NOT_PUBLIC],
  ['https://127。0。0。1/', NOT_PUBLIC],
  ['https://[::1]/', NOT_PUBLIC],
  ['https://[::]/', NOT_PUBLIC],
  ['https://[::ffff:127.0.0.1]/', NOT_PUBLIC],
  ['https://[::ffff:7f00:1]/', NOT_PUBLIC],
  ['https://[::127.0.0.1]/', NOT_PUBLIC],
  ['https://[64:ff9b::7f00:1]/', NOT_PUBLIC],
  ['https://[2002:7f00:1::]/', NOT_PUBLIC],
  ['https://[2001:0:7f00:1::]/', NOT_PUBLIC],
  ['https://[fe80::1]/', NOT_PUBLIC],
  ['https://[fd00:ec2::254]/latest/meta-data/', NOT_PUBLIC],
  ['https://169.254.169.254/latest/meta-data/', NOT_PUBLIC],
  ['https://100.100.100.200/', NOT_PUBLIC],
  ['https://localhost/', NOT_PUBLIC],
  ['https://localhost./', NOT_PUBLIC],
  ['https://LOCALHOST/', NOT_PUBLIC],
  ['https://metadata.google.internal/', NOT_PUBLIC],
  ['https://router/', NOT_PUBLIC],
  ['https://public.example@127.0.0.1/', HAS_USER],
  ['https://user:password@public.example/', HAS_USER],
  ['https://public.example:8443/', OTHER_PORT],
  ['http://public.example/', NOT_HTTPS],
  ['ftp://public.example/', NOT_HTTPS],
  ['file:///etc/passwd', NOT_HTTPS],
  ['data:text/html,hello', NOT_HTTPS],
  ['//127.0.0.1/', NOT_HTTPS],
] as const

describe('an address of the own network', () => {
  beforeEach(() => pages.addresses.set('public.example', [[PUBLIC_ADDRESS]]))

  test.each(ATTACKS)('%s is refused, and nothing is sent', async (address, message) => {
    expect(await failure(address)).toEqual({ kind: 'refused', message })
    expect([pages.connected, pages.bytes]).toEqual([[], 0])
  })

  test.each(ATTACKS.filter(([address]) => !address.startsWith('//')))(
    '%s is refused as the target of a redirect',
    async (to, message) => {
      redirect('public.example/', to.replace(/\P{ASCII}/gu, encodeURIComponent))
      expect(await failure('https://public.example/')).toEqual({ kind: 'refused', message })
      expect(pages.asked).toEqual(['GET public.example/'])
    },
  )

  test.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['100.64.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['64:ff9b::a9fe:a9fe'],
    ['2002:a00:1::'],
    ['fe80::1'],
    ['fd00:ec2::254'],
  ])('behind a name that resolves to %s is refused, and nothing is sent', async (address) => {
    pages.addresses.set('nip.example', [[address]])
    pages.addresses.set('both.example', [[PUBLIC_ADDRESS, address]])
    for (const host of ['nip.example', 'both.example'])
      expect(await failure(`https://${host}/`)).toEqual({ kind: 'refused', message: NOT_PUBLIC })
    expect([pages.connected, pages.bytes]).toEqual([[], 0])
  })

  test('is not reached by a name that resolves differently the second time', async () => {
    page(pages, 'rebind.example/', 'Public')
    pages.addresses.set('rebind.example', [[PUBLIC_ADDRESS], ['127.0.0.1']])
    expect((await get('https://rebind.example/')).bytes.toString()).toBe('Public')
    expect(pages.connected).toEqual([PUBLIC_ADDRESS])
    redirect('rebind.example/again', '/')
    pages.addresses.set('rebind.example', [[PUBLIC_ADDRESS], ['127.0.0.1']])
    expect(await failure('https://rebind.example/again')).toEqual({ kind: 'refused', message: NOT_PUBLIC })
    expect(pages.connected).toEqual([PUBLIC_ADDRESS, PUBLIC_ADDRESS])
  })

  test('gets no byte even where a connection to it was opened', async () => {
    let bytes = 0
    const listener = createServer((socket) => socket.on('data', (data) => (bytes += data.length)))
    await new Promise<void>((listens) => listener.listen(0, '127.0.0.1', listens))
    const { port } = listener.address() as { port: number }
    const closed = new Promise((isClosed) => listener.once('connection', (socket) => socket.once('close', isClosed)))
    const never = new AbortController().signal
    await expect(connectPublic('127.0.0.1', port, 'public.example', never)).rejects.toThrow('public address')
    await closed
    listener.close()
    expect(bytes).toBe(0)
  })
})

describe('a page that misbehaves', () => {
  const answer = (headers: Record<string, string>, body: string | Buffer, status = 200) => {
    page(pages, 'news.example/', '')
    pages.answers.set('news.example/', (_request, response) =>
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body),
    )
  }

  test.each([
    ['is of another type', { 'content-type': 'application/zip' }, 'PK', 'unusable', WRONG_TYPE],
    ['says that it is too large', { 'content-length': String(MOST + 1) }, '', 'unusable', TOO_LARGE],
    ['is too large', { 'transfer-encoding': 'chunked' }, 'a'.repeat(MOST + 1), 'unusable', TOO_LARGE],
    ['is too large once unpacked', { 'content-encoding': 'gzip' }, gzipSync('a'.repeat(50 * MOST)), 'unusable', TOO_LARGE],
    ['is not what it is packed as', { 'content-encoding': 'gzip' }, 'no gzip', 'unusable', BROKEN_BODY],
    ['is packed twice', { 'content-encoding': 'gzip, gzip' }, gzipSync(gzipSync('a')), 'unusable', BROKEN_BODY],
  ])('because it %s is refused', async (_name, headers, body, kind, message) => {
    answer(headers, body)
    expect(await failure('https://news.example/')).toEqual({ kind, message })
  })

  test.each([
    [404, 'refused'],
    [403, 'refused'],
    [206, 'refused'],
    [429, 'away'],
    [500, 'away'],
    [503, 'away'],
  ])('with status %i fails as %s', async (status, kind) => {
    answer({ 'retry-after': '7' }, '', status)
    const error = await get('https://news.example/').catch((error) => error)
    expect([error.kind, error.retryAfterMs]).toEqual([kind, kind === 'away' ? 7000 : undefined])
  })

  test.each([
    ['never answers', () => {}],
    [
      'never ends',
      (response: import('node:http').ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).write('a'),
    ],
  ])('and %s is given up after its time', async (_name, act) => {
    page(pages, 'news.example/', '')
    pages.answers.set('news.example/', (_request, response) => void act(response))
    expect(await failure('https://news.example/', { timeoutMs: 50 })).toEqual({ kind: 'away', message: TOO_SLOW })
  })

  test('because its name is never looked up, is given up after its time', async () => {
    const network = { ...pages.network, resolve: () => new Promise<string[]>(() => {}) }
    const request = { address: 'https://news.example/', userAgent: '', types: [], most: 1, timeoutMs: 20, redirects: 0 }
    await expect(fetchPublic(request, network)).rejects.toThrow(TOO_SLOW)
  })

  test('because it breaks off, may be tried again', async () => {
    page(pages, 'news.example/', '')
    pages.answers.set('news.example/', (_request, response) => response.destroy())
    expect(await failure('https://news.example/')).toEqual({ kind: 'away', message: NOT_REACHED })
    expect(await failure('https://unknown.example/')).toEqual({ kind: 'away', message: NO_SUCH_HOST })
  })
})
