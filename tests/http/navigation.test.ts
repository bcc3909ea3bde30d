import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noAccess } from '#messages/contract/validation.ts'
import { beforeDeadline } from '#server/platform/http/deadline.ts'
import { createHttp } from '#server/platform/http/http.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { RateLimits } from '#server/platform/limits/rate-limit.ts'
import { serveWeb } from '#server/platform/web-files/web-files.ts'
import { readSettings } from '#server/settings/settings.ts'
import { latinWords } from '#tests/support/server/latin-words.ts'

const LONG = 'x'.repeat(20_000)
const PERSON = 'accept: text/html,application/xhtml+xml,*/*;q=0.8\r\nsec-fetch-mode: navigate\r\n'
const settings = readSettings({ DEMO: '0', LOG_LEVEL: 'silent' })

let app: FastifyInstance
let databaseWaitMs = 0
let slow = Promise.withResolvers<string>()

beforeEach(async () => {
  databaseWaitMs = 0
  slow = Promise.withResolvers()
  app = createHttp(settings, { databaseWaitMs: () => databaseWaitMs })
  const limits = new RateLimits({ ...settings.rates, read: 1 })
  app.get('/limited', async () => limits.consume('read', 'a member', '192.0.2.1'))
  app.get('/broken', async () => (undefined as unknown as { a: string }).a)
  app.get('/late', async () => beforeDeadline(new Promise(() => {}), 1))
  app.get('/database-away', async () => Promise.reject(Object.assign(new Error('terminating'), { code: '57P01' })))
  app.get('/forbidden', async () => Promise.reject(new HttpError(403, noAccess)))
  app.get('/slow', async () => slow.promise)
  app.get('/page', async () => 'here')
  serveWeb(app, 'no-such-folder', '')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  slow.resolve('')
  await app.close()
})

const request = (path: string, headers: string) => `GET ${path} HTTP/1.1\r\nhost: a.test\r\n${headers}connection: close\r\n\r\n`

const open = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1')

async function replyTo(text: string): Promise<string> {
  const socket = open()
  socket.write(text)
  return everythingFrom(socket)
}

/** Until the server closes the connection. */
async function everythingFrom(socket: Socket): Promise<string> {
  socket.setEncoding('utf8')
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.on('error', () => {})
  await once(socket, 'close')
  return heard
}

const CAUSES: [cause: string, path: string, headers: string, status: number][] = [
  ['an address that is not valid', '/%E0%A4%A', '', 400],
  ['a query that is not UTF-8', '/page?q=%E0%A4', '', 400],
  ['an address that is too long', `/${LONG}`, '', 431],
  ['headers that are too large', '/page', `cookie: ${LONG}\r\n`, 431],
  ['a header that is not HTTP', '/page', 'not a header\r\n', 400],
  ['what may not be opened', '/forbidden', '', 403],
  ['an address of the API that is not there', '/api/missing', '', 404],
  ['an error on our side', '/broken', '', 500],
  ['a database that is away', '/database-away', '', 503],
  ['an answer that takes too long', '/late', '', 503],
]

describe('what is answered with an error, because of', () => {
  const expectPage = async (path: string, headers: string, status: number) => {
    const page = await replyTo(request(path, PERSON + headers))
    expect(page).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(page).toMatch(/content-type: text\/html/i)
    expect(page).toContain('<a href="">Try again')
    expect(page).not.toContain('"success"')
    expect(page.length).toBeLessThan(3000)
  }

  test.each(CAUSES)('%s, is a page for a person who opens it', async (_cause, path, headers, status) =>
    expectPage(path, headers, status),
  )

  test.each([
    ['an address that is not valid', '/api/%E0%A4%A', ''],
    ['headers that are too large', '/api/entries', `cookie: ${LONG}\r\n`],
    ['an address that is too long', `/api/${LONG}`, ''],
    ['an error on our side', '/broken', ''],
    ['an address of the API that is not there', '/api/missing', ''],
  ])('%s, is JSON for a program', async (_cause, path, headers) => {
    const reply = await replyTo(request(path, headers))
    expect(reply).toMatch(/content-type: application\/json/i)
    expect(reply).toContain('"success":false')
  })

  test('too many requests, is a page for a person', async () => {
    await replyTo(request('/limited', PERSON))
    await expectPage('/limited', '', 429)
  })

  test('a long queue for the database, is a page for a person', async () => {
    databaseWaitMs = 60_000
    await expectPage('/page', '', 503)
  })

  test('a server that ends, is a page for a person', async () => {
    const socket = open()
    const heard = everythingFrom(socket)
    socket.write('GET /slow HTTP/1.1\r\nhost: a.test\r\n\r\n')
    await once(app.server, 'request')
    const closed = app.close()
    socket.write(request('/page', PERSON))
    await once(app.server, 'request')
    slow.resolve('done')
    await closed
    const [, page] = (await heard).split('done')
    expect(page).toMatch(/^HTTP\/1.1 503 /)
    expect(page).toMatch(/content-type: text\/html/i)
    expect(page).toContain('<a href="">Try again')
  })

  test.each(CAUSES)('%s, is a page in the language that the browser asks for', async (_cause, path, headers, status) => {
    const page = await replyTo(request(path, `${PERSON}accept-language: ta-IN,ta;q=0.9,en;q=0.8\r\n${headers}`))
    expect(page).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(page).toContain('<html lang="ta" dir="ltr">')
    expect(latinWords(page)).toEqual([])
  })

  test('too many requests, is a page in the language that the visitor has chosen', async () => {
    const hindi = `${PERSON}accept-language: en-IN\r\ncookie: interface_language=hi\r\n`
    await replyTo(request('/limited', hindi))
    const page = await replyTo(request('/limited', hindi))
    expect(page).toContain('<html lang="hi" dir="ltr">')
    expect(page).toContain('<h1>कृपया एक क्षण रुकें</h1>')
    expect(latinWords(page)).toEqual([])
  })

  test('a long queue for the database, is a page in the language of the address', async () => {
    databaseWaitMs = 60_000
    const page = await replyTo(request('/ta/features', PERSON))
    expect(page).toContain('<html lang="ta" dir="ltr">')
    expect(latinWords(page)).toEqual([])
  })
})
