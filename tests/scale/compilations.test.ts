import { beforeEach, describe, expect, test } from 'vitest'
import { progress } from '#contract/reading/progress.ts'
import { compilations } from '#contract/syllabus/compilations.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { testDatabase } from '#tests/support/server/database.ts'
import { Statements } from '#tests/support/server/statements.ts'

const statements = new Statements()
const app = testApp({}, statements.of(testDatabase))
const unread = (as: Person) => app.call(compilations.read, { as, params: { period: '2026-01' }, query: { version: 'unread' } })
const unreadPdf = (as: Person) => app.call(compilations.pdf, { as, params: { period: '2026-01' }, query: { version: 'unread' } })

let articleId: string
beforeEach(async () => {
  app.now = new Date('2026-02-05T06:00:00Z')
  articleId = (await published(app, '2026-01-14', ['Budget', 'Courts']))[0] ?? ''
})

describe('what somebody has not read of a month', () => {
  test('is chosen from what was grouped once for all', async () => {
    const [asha, ravi] = [await app.person(), await app.person('pro')]
    await app.call(progress.markRead, { as: ravi, params: { articleId } })
    expect((await unread(asha)).json().data.articles).toBe(2)
    // Caches the session.
    await app.call(progress.streak, { as: ravi })
    statements.take()
    expect((await unread(ravi)).json().data.articles).toBe(1)
    expect(statements.take().map(({ sql }) => sql.match(/readings/g)?.length)).toEqual([expect.any(Number)])
  })

  test('is made one at a time for a person, with one that waits, and others do not wait for that', async () => {
    const [asha, ravi] = [await app.person(), await app.person()]
    const replies = await Promise.all([...Array.from({ length: 20 }, () => unread(asha)), unread(ravi)])
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, ...Array(18).fill(429), 200])
    expect(replies[2]?.headers['retry-after']).toBe('5')
    expect((await unread(asha)).statusCode).toBe(200)
  })
})

describe('PDFs', () => {
  test('are made in turn: one person takes no more than two of the places', async () => {
    const [asha, ravi] = [await app.person(), await app.person()]
    const done: string[] = []
    const made = (as: Person, name: string) =>
      unreadPdf(as).then(({ statusCode }) => {
        done.push(`${name} ${statusCode}`)
      })
    await Promise.all([...Array.from({ length: 10 }, () => made(asha, 'asha')), made(ravi, 'ravi')])
    expect(done.slice(0, 8)).toEqual(Array(8).fill('asha 429'))
    expect(done.slice(8).sort()).toEqual(['asha 200', 'asha 200', 'ravi 200'])
    // Ravi need not wait for both of Asha's, whichever of them came first.
    expect(done.at(-1)).toBe('asha 200')
  }, 120_000)
})
