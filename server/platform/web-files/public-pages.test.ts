import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { createHttp } from '#server/platform/http/http.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { operatorDetails } from '#server/site/shared/operator-details.ts'
import { ORIGIN, servePublicPages } from './public-pages.ts'

const settings = readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://catalyst.example' })
let folder: string
let app: FastifyInstance

const servePages = (app: FastifyInstance, folder: string, given: Settings & { prices: Prices | null }) =>
  servePublicPages(app, folder, {
    ...given,
    fill: operatorDetails({ ...given, prices: (language) => given.prices?.[language] ?? null }),
  })

type Prices = Partial<Record<Language, Record<string, string>>>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-pages-'))
  writeFileSync(join(folder, 'index.html'), `<link rel="canonical" href="${ORIGIN}/">`)
  writeFileSync(join(folder, 'mission.html'), `<p>${ORIGIN}/mission and ${ORIGIN}/pricing</p>`)
  writeFileSync(join(folder, 'robots.txt'), `Sitemap: ${ORIGIN}/sitemap.xml`)
  app = createHttp(settings)
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the public pages', () => {
  test.each([
    ['https://catalyst.example', 'https://catalyst.example'],
    ['https://catalyst.example/study', 'https://catalyst.example/study'],
    ['https://catalyst.example/"><script>', 'https://catalyst.example/%22%3E%3Cscript%3E'],
  ])('name %s as their address', async (publicUrl, shown) => {
    servePages(app, folder, { ...settings, publicUrl, prices: null })
    expect((await get('/')).body).toBe(`<link rel="canonical" href="${shown}/">`)
    expect((await get('/mission?from=mail')).body).toBe(`<p>${shown}/mission and ${shown}/pricing</p>`)
    expect((await get('/robots.txt')).headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('come compressed as the caller likes it, each form with a tag of its own', async () => {
    servePages(app, folder, { ...settings, prices: null })
    const [plain, brotli, gzip] = await Promise.all([
      get('/mission'),
      get('/mission', { 'accept-encoding': 'gzip, deflate, br' }),
      get('/mission', { 'accept-encoding': 'gzip' }),
    ])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const tags = [plain, brotli, gzip].map(({ headers }) => String(headers.etag))
    expect(new Set(tags).size).toBe(3)
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })

    const known = { 'if-none-match': `"other", W/${tags[1]}`, 'accept-encoding': 'br' }
    const again = await get('/mission', known)
    expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined])
    expect((await get('/mission', { 'if-none-match': tags[1] ?? '' })).statusCode).toBe(200)
  })

  test('answer HEAD, and a slash too many leads to the page', async () => {
    servePages(app, folder, { ...settings, prices: null })
    const head = await app.inject({ method: 'HEAD', url: '/mission' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const slash = await get('/mission/')
    expect([slash.statusCode, slash.headers.location]).toEqual([308, '/mission'])
  })

  test('name the operator, whose settings cannot add markup', async () => {
    writeFileSync(
      join(folder, 'contact.html'),
      '<p>{operator.name}, {operator.address}, {operator.email}</p><p>{security.contact}</p>',
    )
    const { operator } = readSettings({
      OPERATOR_NAME: 'Sharma & <b>Sons</b>',
      OPERATOR_EMAIL: 'help@catalyst.example',
      SECURITY_CONTACT: 'https://catalyst.example/security?a=1&b=2',
    })
    servePages(app, folder, { ...settings, operator, prices: null })
    expect((await get('/contact')).body).toBe(
      '<p>Sharma &amp; &lt;b&gt;Sons&lt;/b&gt;, not given by the operator, ' +
        '<a href="mailto:help@catalyst.example">help@catalyst.example</a></p>' +
        '<p><a href="https://catalyst.example/security?a=1&amp;b=2">https://catalyst.example/security?a=1&amp;b=2</a></p>',
    )
  })

  test('leave out lines, parts of sentences and sections about what the operator has not set', async () => {
    writeFileSync(
      join(folder, 'contact.html'),
      '<section><h2 class="a">The operator</h2><p class="b">[if operator.name]Name: {operator.name}[end]</p></section>' +
        '<p>Send feedback.[if operator.email] Or write to {operator.email}.[end]</p>' +
        '<p>[unless operator.email]We have no address for mail.[end]</p><p>Complaints: {grievance.name}, {grievance.email}.</p>' +
        '<p>Security: [if security.contact]{security.contact}[end][unless security.contact]send feedback[end].</p>',
    )
    const bare = createHttp(settings)
    servePages(bare, folder, { ...settings, operator: readSettings({}).operator, prices: null })
    expect((await bare.inject({ url: '/contact' })).body).toBe(
      '<p>Send feedback.</p><p>We have no address for mail.</p>' +
        '<p>Complaints: the people who run this site, through the <a href="/feedback/submit">feedback form</a>.</p>' +
        '<p>Security: send feedback.</p>',
    )
    await bare.close()
    const { operator } = readSettings({ OPERATOR_NAME: 'Sharma', OPERATOR_EMAIL: 'help@catalyst.example' })
    servePages(app, folder, { ...settings, operator, prices: null })
    expect((await get('/contact')).body).toBe(
      '<section><h2 class="a">The operator</h2><p class="b">Name: Sharma</p></section>' +
        '<p>Send feedback. Or write to <a href="mailto:help@catalyst.example">help@catalyst.example</a>.</p>' +
        '<p>Complaints: Sharma, <a href="mailto:help@catalyst.example">help@catalyst.example</a>.</p>' +
        '<p>Security: <a href="mailto:help@catalyst.example">help@catalyst.example</a>.</p>',
    )
  })

  test('show the prices that the operator has set, and the usual ones elsewhere', async () => {
    writeFileSync(join(folder, 'pricing.html'), '<p>{price.monthly|$1.50}{price.note|Less.}</p>')
    servePages(app, folder, { ...settings, prices: { en: { monthly: '₹149', note: ' & less' } } })
    expect((await get('/pricing')).body).toBe('<p>₹149 &amp; less</p>')
    const usual = createHttp(settings)
    servePages(usual, folder, { ...settings, prices: null })
    expect((await usual.inject({ url: '/pricing' })).body).toBe('<p>$1.50Less.</p>')
    await usual.close()
  })

  test('of other languages have a folder each, and say in their language what the server fills in', async () => {
    mkdirSync(join(folder, 'hi'))
    writeFileSync(join(folder, 'hi/index.html'), `<a href="${ORIGIN}/hi/">हिन्दी</a>`)
    writeFileSync(join(folder, 'hi/pricing.html'), '<p>{operator.name}: {price.less|, 25% कम}</p>')
    servePages(app, folder, { ...settings, prices: { en: { less: ', 10% less' }, hi: { less: ', 10% कम' } } })
    expect((await get('/hi/')).body).toBe('<a href="https://catalyst.example/hi/">हिन्दी</a>')
    expect((await get('/hi/pricing')).body).toBe('<p>यह साइट चलाने वाले लोग: , 10% कम</p>')
    for (const [wrong, right] of [
      ['/hi', '/hi/'],
      ['/hi/pricing/', '/hi/pricing'],
    ])
      expect((await get(wrong as string)).headers.location).toBe(right)
  })

  test('are not redirected to the language of the browser: the address says it', async () => {
    mkdirSync(join(folder, 'hi'))
    writeFileSync(join(folder, 'hi/index.html'), 'हिन्दी')
    servePages(app, folder, { ...settings, prices: null })
    const reply = await get('/', { 'accept-language': 'hi', cookie: 'interface_language=hi' })
    expect([reply.statusCode, reply.headers.vary]).toEqual([200, 'accept-encoding'])
  })

  test('are not there before they are built', async () => {
    servePages(app, join(folder, 'missing'), { ...settings, prices: null })
    expect((await get('/')).statusCode).toBe(404)
  })
})
