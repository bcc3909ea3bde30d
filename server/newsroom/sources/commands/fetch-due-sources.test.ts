import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FETCHING_IS_OFF, NOT_READ, ROBOTS_FORBID, SAME_TEXT, SOURCE_EMPTY } from '#contract/newsroom/sources/source-rules.ts'
import { type Source, sources } from '#contract/newsroom/sources.ts'
import { NOT_PUBLIC, WRONG_TYPE } from '#server/platform/external/public-fetch.ts'
import { expireLeases } from '#server/platform/jobs/lease.ts'
import { readSettings } from '#server/settings/settings.ts'
import { type FakePages, PUBLIC_ADDRESS, page, startPages } from '#tests/support/fakes/fake-pages.ts'
import { pdf } from '#tests/support/fixtures/pdf.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { FETCHES, fetchDueSources } from './fetch-due-sources.ts'

const app = testApp()
const off = testApp({ FETCH_SOURCES: '0' })

let pages: FakePages
let admin: Person
beforeAll(async () => {
  pages = await startPages()
})
afterAll(() => pages.close())
beforeEach(async () => {
  pages.answers.clear()
  pages.addresses.clear()
  pages.asked.length = pages.connected.length = 0
  admin = await app.person('admin')
})

const DAY = '2026-01-16'
const ask = (address: string, day = DAY) => app.call(sources.fetch, { as: admin, params: { day }, body: { address } })
const listed = async (day = DAY) => (await app.call(sources.list, { as: admin, params: { day } })).json().data.sources as Source[]
const run = (env: Record<string, string> = { FETCH_PAUSE_SECONDS: '0' }, stopping?: AbortSignal) =>
  fetchDueSources(
    {
      db: app.db,
      network: pages.network,
      settings: readSettings({ DEMO: '0', OPERATOR_EMAIL: 'team@catalyst.example', ...env }),
      now: () => app.now,
      log: app.app.log,
    },
    stopping,
  )
const article = (text: string) =>
  `<!doctype html><html lang="en-IN"><head><title>Census dates</title><meta property="og:site_name" content="The Post"></head>
   <body><nav><a href="/">Home</a></nav><article><h1>Census dates</h1>${`<p>${text}</p>`.repeat(1)}<p>${'The Registrar General told the States. '.repeat(20)}</p></article>
   <footer>Copyright</footer></body></html>`
const SECOND = 1000
/** The state of the only source after its last process ended. */
const leftBy = (tries: number) =>
  app.db
    .updateTable('desk_sources')
    .set({ tries, try_at: new Date(app.now.getTime() + 120 * SECOND) })
    .execute()

describe('an address', () => {
  test('becomes a source with the text, title, publisher and language of its page', async () => {
    page(pages, 'news.example/census?id=1', article('The census begins on 1 March 2027.'))
    const { data } = (await ask('https://NEWS.example/census?id=1&utm_source=x#top')).json()
    expect([data.is_new, (await listed())[0]?.state]).toEqual([true, 'fetching'])
    await run()
    expect((await listed())[0]).toMatchObject({
      state: 'added',
      title: 'Census dates',
      publisher: 'The Post',
      language: 'en',
      address: 'https://news.example/census?id=1',
      fetched_at: app.now.toISOString(),
    })
    const read = await app.call(sources.read, { as: admin, params: { sourceId: data.source_id } })
    const texts = read.json().data.passages.map(({ text }: { text: string }) => text)
    expect(texts).toContain('The census begins on 1 March 2027.')
    expect(texts.join(' ')).not.toMatch(/Home|Copyright/)
    expect([...pages.userAgents].at(-1)).toMatch(/^UPSCCurrentCatalyst\/\S+ \(\+http\S+; team@catalyst\.example\)$/)
  })

  test('is fetched once a day, also for another day and after it was deleted', async () => {
    page(pages, 'news.example/a', article('One.'))
    await ask('https://news.example/a')
    await run()
    const again = (await ask('https://news.example/a#part')).json().data
    expect([again.is_new, again.fetched_at]).toEqual([false, app.now.toISOString()])
    await app.call(sources.remove, { as: admin, params: { sourceId: again.source_id } })
    await ask('https://news.example/a')
    await ask('https://news.example/a', '2026-01-17')
    await run()
    expect([(await listed())[0]?.state, (await listed('2026-01-17'))[0]?.state]).toEqual(['added', 'added'])
    expect(pages.asked).toEqual(['GET news.example/robots.txt', 'GET news.example/a'])
    app.pass(86_400 * SECOND)
    await ask('https://news.example/a', '2026-01-18')
    await run()
    expect(pages.asked.filter((asked) => asked === 'GET news.example/a')).toHaveLength(2)
  })

  test('asked for by several at the same time is one source', async () => {
    page(pages, 'news.example/b', article('Two.'))
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask('https://news.example/b')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    await Promise.all([run(), run()])
    expect((await listed()).map(({ state }) => state)).toEqual(['added'])
    expect(pages.asked.filter((asked) => asked === 'GET news.example/b')).toHaveLength(1)
  })

  test('of a PDF, of a text and of a page in an old encoding is read', async () => {
    page(pages, 'news.example/p', '')
    const answer = (path: string, type: string, body: Buffer) =>
      pages.answers.set(`news.example${path}`, (_request, response) =>
        response.writeHead(200, { 'content-type': type }).end(body),
      )
    answer(
      '/p',
      'application/pdf',
      pdf(
        [
          [700, 'The Finance Commission met.'],
          [686, 'It was in Delhi.'],
          [600, 'New para.'],
        ],
        'Report',
      ),
    )
    answer('/t', 'text/plain; charset=utf-16le', Buffer.from('Plain words', 'utf16le'))
    answer('/m', 'text/html', Buffer.from('<meta charset="windows-1252"><p>Caf\xe9 in Pondich\xe9ry', 'latin1'))
    for (const path of ['p', 't', 'm']) await ask(`https://news.example/${path}`)
    await run()
    const found = await listed()
    expect(found.map(({ state, title }) => [state, title])).toEqual([
      ['added', 'Report'],
      ['added', 'https://news.example/t'],
      ['added', 'https://news.example/m'],
    ])
    const texts = []
    for (const { source_id: sourceId } of found) {
      const { passages } = (await app.call(sources.read, { as: admin, params: { sourceId } })).json().data
      texts.push(passages.map(({ text }: { text: string }) => text))
    }
    expect(texts).toEqual([
      ['The Finance Commission met. It was in Delhi.', 'New para.'],
      ['Plain words'],
      ['Café in Pondichéry'],
    ])
  })

  test('that robots.txt forbids is not fetched, and robots.txt is read once a day', async () => {
    page(pages, 'news.example/private/1', article('Secret.'))
    page(pages, 'news.example/robots.txt', 'User-agent: *\nDisallow: /private\n', { 'content-type': 'text/plain' })
    await ask('https://news.example/private/1')
    await ask('https://news.example/private/2')
    await run()
    expect((await listed()).map(({ state, reason }) => [state, reason])).toEqual(Array(2).fill(['failed', ROBOTS_FORBID]))
    expect(pages.asked).toEqual(['GET news.example/robots.txt'])
  })

  test('of a host is fetched after a pause, or after the longer one that the host asks for', async () => {
    for (const path of ['1', '2', '3']) page(pages, `news.example/${path}`, article(`Number ${path}.`))
    page(pages, 'news.example/robots.txt', 'User-agent: *\nCrawl-delay: 30\n', { 'content-type': 'text/plain' })
    for (const path of ['1', '2']) await ask(`https://news.example/${path}`)
    const states = async () => (await listed()).map(({ state }) => state)
    const next = await run({ FETCH_PAUSE_SECONDS: '5' })
    expect([await states(), next]).toEqual([['added', 'fetching'], new Date(app.now.getTime() + 30 * SECOND)])
    app.pass(29 * SECOND)
    await run({ FETCH_PAUSE_SECONDS: '5' })
    expect(await states()).toEqual(['added', 'fetching'])
    app.pass(1 * SECOND)
    await run({ FETCH_PAUSE_SECONDS: '5' })
    expect(await states()).toEqual(['added', 'added'])
  })

  test('that cannot be reached is tried four times, and again when it is asked for', async () => {
    page(pages, 'news.example/late', '')
    pages.answers.set('news.example/late', (_request, response) => response.writeHead(503).end())
    await ask('https://news.example/late')
    for (let tries = 0; tries < 6; tries++) {
      await run()
      app.pass(6 * 60 * SECOND)
    }
    expect((await listed())[0]).toMatchObject({ state: 'failed', reason: 'The page answered 503' })
    expect(pages.asked.filter((asked) => asked.endsWith('/late'))).toHaveLength(4)
    page(pages, 'news.example/late', article('Here at last.'))
    await ask('https://news.example/late')
    await run()
    expect((await listed()).map(({ state }) => state)).toEqual(['added'])
  })

  test('is fetched by another process after one that ended in between', async () => {
    page(pages, 'news.example/slow', article('Slow.'))
    await ask('https://news.example/slow')
    await leftBy(1)
    await run()
    expect((await listed())[0]?.state).toBe('fetching')
    app.pass(121 * SECOND)
    await run()
    expect((await listed())[0]?.state).toBe('added')
  })

  test('at which four processes ended is not fetched again until it is asked for', async () => {
    page(pages, 'news.example/slow', article('Slow.'))
    await ask('https://news.example/slow')
    await leftBy(4)
    app.pass(121 * SECOND)
    await run()
    expect([(await listed())[0]?.reason, pages.asked]).toEqual([NOT_READ, []])
    await ask('https://news.example/slow')
    await run()
    expect((await listed())[0]?.state).toBe('added')
  })

  test('is fetched at once after a restart with its own database, and one that a page put off is not', async () => {
    page(pages, 'news.example/slow', article('Slow.'))
    page(pages, 'other.example/busy', '')
    pages.answers.set('other.example/busy', (_request, response) => response.writeHead(503, { 'retry-after': '60' }).end())
    await ask('https://other.example/busy')
    await run()
    await ask('https://news.example/slow')
    await app.db
      .updateTable('desk_sources')
      .set({ tries: 1, try_at: new Date(app.now.getTime() + 120 * SECOND) })
      .where('address', '=', 'https://news.example/slow')
      .execute()
    await expireLeases(app.db, FETCHES, app.now)
    await run()
    expect((await listed()).map(({ state }) => state).sort()).toEqual(['added', 'fetching'])
    expect(pages.asked.filter((asked) => asked.endsWith('/busy'))).toHaveLength(1)
  })

  test.each([
    ['leads into a private network', NOT_PUBLIC, () => pages.addresses.set('news.example', [['10.0.0.1']])],
    [
      'is redirected into one',
      NOT_PUBLIC,
      () =>
        pages.answers.set('news.example/x', (_q, response) =>
          response.writeHead(302, { location: 'https://169.254.169.254/' }).end(),
        ),
    ],
    [
      'has pictures',
      WRONG_TYPE,
      () => pages.answers.set('news.example/x', (_q, response) => response.writeHead(200, { 'content-type': 'image/png' }).end()),
    ],
    [
      'has no words',
      SOURCE_EMPTY,
      () =>
        pages.answers.set('news.example/x', (_q, response) =>
          response.writeHead(200, { 'content-type': 'text/html' }).end('<p>—'),
        ),
    ],
  ])('that %s fails at once with its reason', async (_name, reason, arrange) => {
    pages.addresses.set('news.example', [[PUBLIC_ADDRESS]])
    arrange()
    await ask('https://news.example/x')
    await run()
    expect((await listed()).map((source) => [source.state, source.reason])).toEqual([['failed', reason]])
    expect(pages.connected.every((address) => address === PUBLIC_ADDRESS)).toBe(true)
  })

  test('with a text that the day has already says so', async () => {
    page(pages, 'news.example/1', article('The same.'))
    page(pages, 'news.example/2', article('The same.'))
    await ask('https://news.example/1')
    await ask('https://news.example/2')
    await run()
    expect((await listed()).map(({ state, reason }) => [state, reason])).toEqual([
      ['added', null],
      ['failed', SAME_TEXT('Census dates')],
    ])
  })

  test('of the own network, or without https, is refused before it is stored', async () => {
    for (const address of ['https://127.1/', 'https://localhost/', 'https://news.example:444/', 'http://news.example/'])
      expect((await ask(address)).statusCode).toBeGreaterThanOrEqual(400)
    expect(await listed()).toEqual([])
  })

  test('is not fetched where the operator has turned it off', async () => {
    const as = await off.person('admin')
    const reply = await off.call(sources.fetch, { as, params: { day: DAY }, body: { address: 'https://news.example/' } })
    expect([reply.statusCode, reply.json().error]).toEqual([409, FETCHING_IS_OFF])
    expect((await off.call(sources.list, { as, params: { day: DAY } })).json().data.can_fetch).toBe(false)
  })
})
