import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { community } from '#contract/community/forums.ts'
import { posts } from '#contract/community/posts.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { articles } from '#contract/reading/articles.ts'
import { daily } from '#contract/reading/daily.ts'
import { progress } from '#contract/reading/progress.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { signal } from '#server/platform/events/signals.ts'
import { deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { aForum } from '#tests/support/fixtures/forums.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'
import { call } from '#tests/support/server/over-http.ts'

/** An application that listens, with one article. */
function listening(env: Record<string, string> = {}) {
  const app = new TestApp()
  const at = { app, base: '', reader: {} as Person, articleId: '', path: '' }
  beforeAll(async () => {
    await app.start(env)
    at.base = await app.app.listen({ port: 0, host: '127.0.0.1' })
  })
  beforeEach(async () => {
    await app.empty()
    at.reader = await app.person()
    at.articleId = (await published(app, '2026-01-15', ['Budget']))[0] as string
    at.path = articles.read.path.replace(':articleId', at.articleId)
  })
  afterAll(() => app.stop())
  return at
}

const at = listening()
const get = (path: string, headers: Record<string, string> = {}, token: string | undefined = at.reader.token) =>
  call(at.base, 'GET', path, { ...(token && { token }), headers })

/** As Fastify answers it, whatever is at hand. */
async function byFastify(path: string, headers: Record<string, string> = {}) {
  const reply = await at.app.app.inject({ url: path, headers: { authorization: `Bearer ${at.reader.token}`, ...headers } })
  return { status: reply.statusCode, headers: new Headers(reply.headers as Record<string, string>), text: reply.body }
}

/** Of a connection, or of one call. */
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']
const told = ({ status, headers, text }: { status: number; headers: Headers; text: string }) => ({
  status,
  headers: [...headers].filter(([name]) => !OWN.includes(name)).sort(([one], [other]) => one.localeCompare(other)),
  text,
})

/** @returns whether the call was answered from what is at hand */
async function isAtHand(ask: () => Promise<unknown>, times = 1): Promise<boolean> {
  const answers = vi.spyOn(at.app.app.atHand, 'answers')
  for (let n = 0; n < times && !answers.mock.results.at(-1)?.value; n++) await ask()
  const isAnswered = answers.mock.results.at(-1)?.value
  answers.mockRestore()
  return isAnswered
}

/** Some things are kept for a second only, and what others were told of a change is heard here once more, a little later. */
const isSoonAtHand = (ask: () => Promise<unknown>) => isAtHand(ask, 20)

describe('what is at hand', () => {
  test('once an article, and the days, were found in memory they are answered at once', async () => {
    for (const path of [at.path, daily.entries.path, `${daily.entries.path}?limit=5`]) {
      expect(await isAtHand(() => get(path))).toBe(false)
      expect(await isSoonAtHand(() => get(path))).toBe(true)
    }
  })

  test.each([
    ['packed', { 'accept-encoding': 'gzip, deflate, br' }],
    ['packed the old way', { 'accept-encoding': 'gzip' }],
    ['plain', {}],
    ['any version', { 'if-none-match': '*' }],
    ['a version of before', { 'if-none-match': '"older"' }],
  ])('a reply, %s, is byte for byte what Fastify sends', async (_name, headers) => {
    for (const path of [at.path, daily.entries.path]) {
      await get(path)
      let atHand = await get(path, headers)
      expect(await isSoonAtHand(async () => (atHand = await get(path, headers)))).toBe(true)
      expect(told(atHand)).toEqual(told(await byFastify(path, headers)))
    }
  })

  test('whoever has it already is told so in a few bytes', async () => {
    const etag = (await get(at.path)).headers.get('etag') ?? ''
    const again = await get(at.path, { 'if-none-match': etag })
    expect([again.status, again.text, again.headers.get('etag'), again.headers.get('x-role')]).toEqual([304, '', etag, 'free'])
  })

  test('the figures count each call once', async () => {
    const calls = async () => {
      const { text } = await call(at.base, 'GET', '/metrics')
      const line = text
        .split('\n')
        .find(
          (line) =>
            line.startsWith('http_request_duration_seconds_count') && line.includes(articles.read.path) && line.includes('2xx'),
        )
      return Number(line?.split(' ').at(-1) ?? 0)
    }
    const before = await calls()
    for (let n = 0; n < 3; n++) await get(at.path)
    expect((await calls()) - before).toBe(3)
  })
})

describe('what open pages ask again and again', () => {
  /** They have changed nothing for a minute. */
  const QUIET = { 'x-quiet-for': '60' }
  const paths = [notifications.unreadCount.path, progress.streak.path, community.forums.path]
  beforeEach(async () => {
    at.reader = await at.app.person('pro')
  })

  test('is at hand once it was found in memory, and byte for byte what Fastify sends', async () => {
    for (const path of paths) {
      expect([path, await isAtHand(() => get(path, QUIET))]).toEqual([path, false])
      const more: Record<string, string>[] = [
        {},
        { 'accept-encoding': 'gzip, deflate, br' },
        { 'if-none-match': '*' },
        { 'if-none-match': '"older"' },
      ]
      for (const headers of more.map((more) => ({ ...QUIET, ...more }))) {
        let atHand = await get(path, QUIET)
        expect([path, await isSoonAtHand(async () => (atHand = await get(path, headers)))]).toEqual([path, true])
        expect(told(atHand)).toEqual(told(await byFastify(path, headers)))
      }
    }
  })

  test('the page of a forum, which is made for all once somebody else has asked for it', async () => {
    const path = posts.forum.path.replace(':forumId', await aForum(at.app))
    // Found, made, and learnt.
    let atHand = await get(path, QUIET)
    expect(await isSoonAtHand(async () => (atHand = await get(path, QUIET)))).toBe(true)
    expect(told(atHand)).toEqual(told(await byFastify(path, QUIET)))
    const { token } = await at.app.person('pro')
    expect(await isSoonAtHand(() => get(path, QUIET, token))).toBe(true)
  })

  test('is not at hand for who does not say whether they have changed something', async () => {
    for (const path of paths) {
      await get(path, QUIET)
      expect([path, await isAtHand(() => get(path))]).toEqual([path, false])
    }
  })

  test('a streak is told anew when its person reads, and on the day after', async () => {
    const streak = async () => (await get(progress.streak.path, QUIET)).json.data
    expect([(await streak()).current_streak, (await streak()).current_streak]).toEqual([0, 0])
    await at.app.call(progress.markRead, { as: at.reader, params: { articleId: at.articleId } })
    expect([await streak(), await streak()]).toMatchObject([
      { current_streak: 1, total_articles_read: 1 },
      { current_streak: 1, total_articles_read: 1 },
    ])
    at.app.pass(2 * 86_400_000)
    expect(await streak()).toMatchObject({ current_streak: 0, total_articles_read: 1 })
  })
})

describe('what is not at hand is answered as ever', () => {
  const UNKNOWN = newId()
  const ODD = [
    (path: string) => `${path}?`,
    (path: string) => `${path}?x=1`,
    (path: string) => `${path}/`,
    (path: string) => `/${path}`,
    (path: string) => `${path}%20`,
    (path: string) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
    (path: string) => path.toUpperCase(),
    (path: string) => path.replace(/[^/]+$/, ''),
    (path: string) => path.replace(/[^/]+$/, ':articleId'),
    (path: string) => path.replace(/[^/]+$/, '__proto__'),
    (path: string) => path.replace(/[^/]+$/, UNKNOWN),
    (path: string) => `${path}#part`,
  ]
  test('an odd address of an article', async () => {
    await get(at.path)
    for (const odd of ODD)
      expect([odd(at.path), told(await get(odd(at.path)))]).toEqual([odd(at.path), told(await byFastify(odd(at.path)))])
  })

  test('an odd question for days', async () => {
    const { path } = daily.entries
    for (const query of [
      '',
      '?',
      '?limit=5',
      '?limit=0',
      '?limit=5&limit=6',
      '?limit=x',
      '?before=2026-01-01',
      '?before=',
      '?limit=5&x=%zz',
      '?__proto__=1',
    ])
      for (let n = 0; n < 3; n++)
        expect([query, told(await get(path + query))]).toEqual([query, told(await byFastify(path + query))])
  })

  test('a guest, and somebody whose session is over, are told to sign in', async () => {
    await get(at.path)
    for (const token of ['', 'nonsense', 'x'.repeat(300)]) {
      const reply = await get(at.path, {}, token)
      expect([reply.status, reply.json.code]).toEqual([401, 'not_authenticated'])
    }
  })

  test('somebody who is sent out is out with the next call', async () => {
    await get(at.path)
    expect((await get(at.path)).status).toBe(200)
    await at.app.db.deleteFrom('sessions').where('user_id', '=', at.reader.id).execute()
    await signal(at.app.db, 'person', at.reader.id)
    expect((await get(at.path)).status).toBe(401)
  })

  test('a session that has run out while it was in memory', async () => {
    await get(at.path)
    at.app.pass(400 * 86_400_000)
    expect((await get(at.path)).status).toBe(401)
  })

  test('an article that is gone is gone, and one that is changed is new', async () => {
    await get(at.path)
    await deleteDay(at.app, '2026-01-15')
    expect((await get(at.path)).status).toBe(404)
  })

  test('each is given what they may see', async () => {
    const pro = await at.app.person('pro')
    const texts = []
    for (const { token } of [at.reader, pro, at.reader, pro]) texts.push((await get(at.path, {}, token)).json.data.locked)
    expect(texts).toEqual([['quiz', 'flashcards', 'mains'], [], ['quiz', 'flashcards', 'mains'], []])
  })

  test('another method', async () => {
    await get(at.path)
    const head = await call(at.base, 'HEAD', at.path, { token: at.reader.token })
    const post = await call(at.base, 'POST', at.path, { token: at.reader.token })
    expect([head.status, head.text, post.status]).toEqual([200, '', 404])
  })
})

describe('limits', () => {
  const limited = listening({ RATE_READ: '5' })

  test('a call too many is refused, counted with those for anything else', async () => {
    const ask = (path: string) => call(limited.base, 'GET', path, { token: limited.reader.token })
    const statuses = []
    for (const path of [limited.path, limited.path, daily.entries.path, '/api/progress', limited.path])
      statuses.push((await ask(path)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    const refused = await ask(limited.path)
    expect([refused.status, refused.json.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    const other = await limited.app.person()
    expect((await call(limited.base, 'GET', limited.path, { token: other.token })).status).toBe(200)
  })
})
