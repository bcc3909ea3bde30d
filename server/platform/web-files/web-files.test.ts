import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendError } from '#server/platform/http/send-error.ts'
import { shedLoad } from '#server/platform/limits/load-shedding.ts'
import { serveWeb } from './web-files.ts'

const APPLICATION = `<!doctype html><title>The application</title>
<meta name="guest-code" data-path="/login" data-call="" data-languages="" content="/assets/sign-in.js" />
<meta name="member-code" data-path="/" data-call="" data-languages="" content="/assets/frame.js /assets/menu.js" />
<meta name="member-code" data-path="/article/" data-call="/api/articles/" data-languages="" content="/assets/article.js" />`
/** As a browser asks for what a person opens. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

let folder: string
let app: FastifyInstance
let databaseWaitMs = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-web-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'icons'))
  writeFileSync(join(folder, 'index.html'), APPLICATION)
  writeFileSync(join(folder, 'assets', 'part.js'), 'export {}')
  databaseWaitMs = 0
  app = Fastify()
  app.setErrorHandler(sendError)
  shedLoad(app, 150, () => databaseWaitMs)
  serveWeb(app, folder, "default-src 'self'")
  app.get('/api/anything', async () => 'here')
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const preload = (file: string) => `</assets/${file}.js>; rel=modulepreload; crossorigin`

test.each([
  ['/login', ['sign-in']],
  ['/article/1', ['frame', 'menu', 'article']],
])('while a browser reads the document of %s, it loads the code of that page', async (path, files) => {
  const { headers } = await open(path)
  expect(headers.link).toBe(files.map(preload).join(', '))
})

test('nothing is preloaded for a page of which it is not known what it needs', async () => {
  expect((await open('/settings')).headers).not.toHaveProperty('link')
})

test('the icon that browsers ask for by themselves is the one of the product', async () => {
  const reply = await app.inject('/favicon.ico')
  expect(reply.statusCode).toBe(308)
  expect(reply.headers.location).toBe('/favicon.svg')
})

test.each([
  ['the language that was chosen', { cookie: 'interface_language=hi', 'accept-language': 'ta' }, 'हिन्दी'],
  ['that of the browser', { 'accept-language': 'hi-IN,en;q=0.5' }, 'हिन्दी'],
  ['English where the wanted one is not built', { 'accept-language': 'ta' }, 'The application'],
])('a page opens in %s', async (_which, headers, title) => {
  writeFileSync(join(folder, 'index.hi.html'), '<!doctype html><title>हिन्दी</title>')
  const bilingual = Fastify()
  serveWeb(bilingual, folder, "default-src 'self'")
  const reply = await bilingual.inject({ url: '/library', headers: { ...NAVIGATION, ...headers } })
  expect(reply.body).toContain(`<title>${title}</title>`)
  expect(reply.headers.vary).toBe('accept-encoding, accept-language, cookie')
  expect((await bilingual.inject({ url: '/index.hi.html', headers: NAVIGATION })).body).toContain('हिन्दी')
  await bilingual.close()
})

const open = (url: string) => app.inject({ url, headers: NAVIGATION })

describe('while requests wait long for the database', () => {
  beforeEach(() => {
    databaseWaitMs = 1000
  })

  test('the files of the application are still served', async () => {
    const file = await app.inject('/assets/part.js')
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await app.inject('/api/anything')).statusCode).toBe(503)
  })

  test.each(['/library', '/index.html', '/syllabus/gs3.new-technologies.space'])('%s opens the application', async (path) => {
    const { statusCode, body } = await open(path)
    expect([statusCode, body]).toEqual([200, APPLICATION])
  })

  test('an address that needs the database shows a page that tries again by itself, and programs get JSON', async () => {
    const page = await open('/api/anything')
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.body).toMatch(/<meta http-equiv="refresh" content="[5-9]">/)
    expect(page.body).toContain('The service is very busy. Please try again in a few seconds.')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
    expect((await app.inject('/api/anything')).json()).toMatchObject({ success: false, code: 'overloaded' })
  })
})

describe('the address of a page', () => {
  test.each(['/syllabus/gs3.new-technologies.space', '/article/a.html', '/feedback/track/x.js', '/write/q/a.b/c.png'])(
    'may have a dot in it: %s',
    async (path) => expect((await app.inject(path)).body).toBe(APPLICATION),
  )

  test.each(['/missing.png', '/assets/missing.js', '/icons/missing.png', '/api/missing', '/functions/v1/x.y'])(
    'is no missing file: %s',
    async (path) => expect((await app.inject(path)).json()).toMatchObject({ success: false, error: 'Not found' }),
  )

  test('opens the application for a person also where a file is missing', async () =>
    expect((await open('/missing.png')).body).toBe(APPLICATION))
})
