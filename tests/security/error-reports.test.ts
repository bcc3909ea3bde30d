import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { posts } from '#contract/community/posts.ts'
import { MAX_FRAMES } from '#contract/site/error-report-rules.ts'
import { errorReports } from '#contract/site/error-reports.ts'
import { feedback } from '#contract/site/feedback.ts'
import { type FakeCollector, startCollector } from '#tests/support/fakes/fake-collector.ts'
import { aForum } from '#tests/support/fixtures/forums.ts'
import { TestApp } from '#tests/support/server/app.ts'
import { ownDatabase } from '#tests/support/server/database.ts'

const { report } = errorReports
let collector: FakeCollector
const app = new TestApp()

beforeAll(async () => {
  collector = await startCollector()
  await app.start({ SENTRY_DSN: collector.dsn, RATE_REPORT: '3' }, ownDatabase)
  // Errors of a database that repeat what somebody sent, as those of constraints and triggers do.
  await sql`create function repeat_row() returns trigger as $$ begin
    raise exception 'row % of % refused: %', new, tg_table_name, to_jsonb(new); end $$ language plpgsql`.execute(app.db)
})
beforeEach(() => collector.clear())
afterAll(async () => {
  await app.stop()
  await collector.stop()
})

const breakTable = async (table: string) => {
  await sql`create trigger breaks before insert or update on ${sql.table(table)} for each row execute function repeat_row()`.execute(
    app.db,
  )
  return () => sql`drop trigger breaks on ${sql.table(table)}`.execute(app.db)
}

async function received(count: number): Promise<string> {
  await expect.poll(() => collector.requests.length).toBe(count)
  return collector.bytes()
}

describe('abuse 21: a report of an error', () => {
  test('of a request names the route and the id of the request, and nothing that was sent', async () => {
    const reader = await app.person('free')
    const mend = await breakTable('users')
    const secrets = {
      mail: 'ravi.kumar@example.test',
      password: 'monsoon-lantern-77',
      agent: 'KnownBrowser/1.0',
      cookie: 'device=cookie-value-of-ravi',
    }
    const failed = await app.app.inject({
      method: 'POST',
      url: '/api/auth/register?token=query-token-of-ravi',
      headers: { authorization: `Bearer ${reader.token}`, cookie: secrets.cookie, 'user-agent': secrets.agent },
      payload: { email: secrets.mail, password: secrets.password },
    })
    await mend()
    expect(failed.statusCode).toBe(500)
    const bytes = await received(1)
    const [event] = collector.events()
    expect(event).toMatchObject({
      transaction: 'POST /api/auth/register',
      tags: { route: 'POST /api/auth/register', status: 500, request_id: failed.headers['x-request-id'] },
      user: { id: reader.id },
      release: expect.stringMatching(/^upsc-current-catalyst@\d+\.\d+\.\d+/),
    })
    expect(event.exception.values.at(-1).value).toBe('SQLSTATE P0001')
    for (const secret of [
      secrets.mail,
      'ravi',
      secrets.password,
      reader.token,
      reader.email,
      'cookie-value',
      'query-token',
      '$argon2',
    ])
      expect(bytes).not.toContain(secret)
    expect(bytes).toContain(secrets.agent)
  })

  test.each([
    [
      'a post',
      'forum_posts',
      async () => ['POST', posts.create.path.replace(':forumId', await aForum(app))],
      { content: 'Monsoon rivers rise overnight' },
    ],
    [
      'feedback',
      'feedback',
      async () => ['POST', feedback.submit.path],
      { subject: 'Confusing dashboard', message: 'Letters overlap badly' },
    ],
    ['a name', 'users', async () => ['PUT', accounts.updateProfile.path], { username: 'river_watcher' }],
  ] as const)('holds no word of %s', async (_, table, address, body) => {
    const reader = await app.person('pro')
    const [method, url] = await address()
    const mend = await breakTable(table)
    const failed = await app.app.inject({
      method: method as 'POST' | 'PUT',
      url: url ?? '',
      headers: { authorization: `Bearer ${reader.token}` },
      payload: body,
    })
    await mend()
    expect(failed.statusCode, failed.body).toBe(500)
    const words = (await received(1)).split(/\W+/)
    for (const word of Object.values(body).flatMap((text) => text.split(' '))) expect(words).not.toContain(word)
    expect(collector.bytes()).not.toContain(reader.email)
    expect(collector.events()[0].exception.values[0].value).toBe('SQLSTATE P0001')
  })

  test('is made for faults of the server only, not for what callers do wrong', async () => {
    await app.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'nobody@example.test', password: 'wrong-one' },
    })
    await app.app.inject({ url: '/api/nothing' })
    await app.app.inject({ url: '/api/articles/%ff' })
    expect(collector.requests).toEqual([])
  })
})

/** Reports are counted by network, so each of these has its own. */
const networks = Array.from({ length: 20 }, (_, n) => `203.0.113.${n + 100}`).values()

describe('a report of a browser', () => {
  const broken = {
    type: 'TypeError',
    message: "Cannot read properties of undefined (reading 'title')",
    kind: 'error' as const,
    page: '/article/0199c0de-0000-7000-8000-000000000001',
    frames: [{ function: 'Reader', file: '/assets/article-1234567.js', line: 1, column: 2345 }],
  }

  test('is passed on with the kind of page, the place in the code and the account', async () => {
    const reader = await app.person()
    const reply = await app.call(report, {
      as: reader,
      body: broken,
      headers: { 'user-agent': 'Firefox/140' },
      ip: '203.0.113.1',
    })
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    await received(1)
    expect(collector.events()[0]).toMatchObject({
      platform: 'javascript',
      transaction: 'page /article/:id',
      user: { id: reader.id },
      request: { headers: { 'User-Agent': 'Firefox/140' } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Cannot read properties of undefined (reading title)',
            stacktrace: {
              frames: [{ function: 'Reader', filename: '/assets/article-1234567.js', lineno: 1, colno: 2345, in_app: true }],
            },
          },
        ],
      },
    })
  })

  test('is scrubbed again, because anybody can send one', async () => {
    const body = {
      ...broken,
      type: 'my secret type',
      message: 'No “private words” for asha@example.test with token=abc123',
      page: '/reset-password/Secret-Token?token=abc123',
      frames: [{ function: 'a secret sentence!', file: 'https://evil.example/x?token=abc123', line: 1, column: 1 }],
    }
    await app.call(report, { body, ip: '203.0.113.2' })
    const bytes = await received(1)
    expect(collector.events()[0].transaction).toBe('page /reset-password/:id')
    for (const word of ['secret type', 'private', 'asha', 'abc123', 'Secret-Token', 'sentence', 'evil.example'])
      expect(bytes).not.toContain(word)
  })

  test.each([
    ['too many frames', { ...broken, frames: Array.from({ length: MAX_FRAMES + 1 }, () => broken.frames[0]) }, 422],
    ['a huge message', { ...broken, message: 'x'.repeat(3000) }, 422],
    ['a huge body', { ...broken, message: 'x'.repeat(20_000) }, 413],
    ['no error', {}, 422],
  ])('with %s is refused', async (_, body, status) => {
    expect((await app.call(report, { body, ip: networks.next().value ?? '' })).statusCode).toBe(status)
    expect(collector.requests).toEqual([])
  })

  test('is counted: three a minute from one network here, and then 429', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 4; n++)
      statuses.push(
        (await app.call(report, { body: { ...broken, message: `Error in part ${n}` }, ip: '203.0.113.4' })).statusCode,
      )
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

test('without a DSN there is nothing to report to', async () => {
  const without = new TestApp()
  await without.start({}, ownDatabase)
  const body = { type: 'Error', message: 'x', kind: 'error', page: '/', frames: [] }
  const reply = await without.call(report, { body })
  await without.stop()
  expect([reply.statusCode, reply.json().error]).toEqual([404, 'Error reports are not collected here'])
})
