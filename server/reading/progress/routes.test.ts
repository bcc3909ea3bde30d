import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { progress } from '#contract/reading/progress.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const HOUR = 3_600_000

const streak = async (as: Parameters<typeof app.call>[1]) => (await app.call(progress.streak, as)).json().data

describe('progress', () => {
  test('an article counts once, however often it is opened', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    for (let i = 0; i < 3; i++) await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect((await app.call(progress.readIds, { as: reader })).json().data).toEqual([articleId])
    expect(await streak({ as: reader })).toEqual({
      current_streak: 1,
      longest_streak: 1,
      total_articles_read: 1,
      last_read_date: '2026-01-15',
    })
  })

  test('reading at 23:59 and at 00:01 in India counts two days', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    app.now = new Date('2026-01-15T18:29:00Z')
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    app.now = new Date('2026-01-15T18:31:00Z')
    const reply = await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect(reply.json().data).toMatchObject({ current_streak: 2, total_articles_read: 1, last_read_date: '2026-01-16' })
  })

  test('a traveller who flies west keeps the streak and gains no extra day', async () => {
    const reader = await app.person('free', 'Asia/Kolkata')
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    app.now = new Date('2026-01-15T20:00:00Z')
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    await app.call(accounts.updateProfile, { as: reader, body: { time_zone: 'America/New_York' } })
    app.pass(HOUR)
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 1, last_read_date: '2026-01-16' })
    app.now = new Date('2026-01-17T15:00:00Z')
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 2, longest_streak: 2, last_read_date: '2026-01-17' })
  })

  test('the streak stays through the next day and then is 0', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    app.pass(24 * HOUR)
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 1 })
    app.pass(24 * HOUR)
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 0, longest_streak: 1 })
  })

  test('marking unread keeps the streak', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect((await app.call(progress.markUnread, { as: reader, params: { articleId } })).statusCode).toBe(200)
    expect((await app.call(progress.readIds, { as: reader })).json().data).toEqual([])
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 1, total_articles_read: 0 })
  })

  test('articles that an older version marked as read are counted until they are deleted', async () => {
    const reader = await app.person()
    const articleIds = await published(app, '2026-01-15', ['Budget', 'Monsoon'])
    const [lost = ''] = await published(app, '2026-01-14', ['Court'])
    const mark = (articleId: string) => app.call(progress.markRead, { as: reader, params: { articleId } })
    for (const articleId of [...articleIds, lost]) await mark(articleId)
    // An older version leaves readings without totals.
    await app.db.deleteFrom('reading_totals').execute()
    expect(await streak({ as: reader })).toMatchObject({ total_articles_read: 3 })
    const [another = ''] = await published(app, '2026-01-13', ['Rivers'])
    expect((await mark(another)).json().data).toMatchObject({ total_articles_read: 4 })
    await app.db.deleteFrom('articles').where('article_id', '=', lost).execute()
    expect(await streak({ as: reader })).toMatchObject({ total_articles_read: 3 })
    expect(await app.db.selectFrom('reading_totals').select('total').execute()).toEqual([{ total: 3 }])
  })

  test('an article opened several times at once counts one day and one article', async () => {
    const reader = await app.person()
    const ids = await published(app, '2026-01-15', ['Budget', 'Monsoon', 'Court'])
    const calls = Array.from({ length: 20 }, (_, i) =>
      app.call(progress.markRead, { as: reader, params: { articleId: ids[i % 3] ?? '' } }),
    )
    expect(new Set((await Promise.all(calls)).map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect(await streak({ as: reader })).toEqual({
      current_streak: 1,
      longest_streak: 1,
      total_articles_read: 3,
      last_read_date: '2026-01-15',
    })
  })

  test('a draft, an unknown id and a malformed id get the same reply', async () => {
    const reader = await app.person()
    const [draft = ''] = await published(app, '2026-01-15', ['Secret'], { status: 'draft' })
    const replies = await Promise.all(
      [draft, newId(), 'abc', '%00'].map((articleId) => app.call(progress.markRead, { as: reader, params: { articleId } })),
    )
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`))).toEqual(
      new Set(['404 {"success":false,"error":"Article not found or not accessible","code":"not_found"}']),
    )
  })

  test('the position in an article is saved, and articles left in the middle are listed, latest first', async () => {
    const reader = await app.person()
    const [budget = '', monsoon = '', court = ''] = await published(app, '2026-01-15', ['Budget', 'Monsoon', 'Court'])
    for (const [articleId, position] of [
      [budget, 0.4],
      [monsoon, 0.6],
      [court, 1],
    ] as const) {
      app.pass(1000)
      await app.call(progress.savePosition, { as: reader, params: { articleId }, body: { position } })
    }
    const half = (await app.call(progress.halfRead, { as: reader })).json().data
    expect(half.map((article: { title: string }) => article.title)).toEqual(['Monsoon', 'Budget'])
    const place = await app.call(progress.position, { as: reader, params: { articleId: budget } })
    expect(place.json().data.position).toBeCloseTo(0.4)
    const stranger = await app.person()
    expect((await app.call(progress.halfRead, { as: stranger })).json().data).toEqual([])
  })

  test('an article that I finish has a mark of its own; doing it twice or undoing it changes neither read mark nor streak', async () => {
    const reader = await app.person()
    const [budget = '', monsoon = ''] = await published(app, '2026-01-15', ['Budget', 'Monsoon'])
    const finished = async (as = reader) => (await app.call(progress.finishedIds, { as })).json().data
    const finish = (articleId: string) => app.call(progress.finish, { as: reader, params: { articleId } })
    const undo = (articleId: string) => app.call(progress.unfinish, { as: reader, params: { articleId } })
    await finish(budget)
    app.pass(HOUR)
    const replies = await Promise.all([finish(budget), finish(budget), finish(monsoon)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await finished()).toEqual([monsoon, budget])
    expect(await finished(await app.person())).toEqual([])
    expect((await app.call(progress.readIds, { as: reader })).json().data).toEqual([])
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 0, total_articles_read: 0 })
    expect([(await undo(monsoon)).statusCode, (await undo(monsoon)).statusCode]).toEqual([200, 200])
    expect(await finished()).toEqual([budget])
  })

  test('an article that is not published cannot be finished, and is not listed as finished', async () => {
    const reader = await app.person()
    const [draft = ''] = await published(app, '2026-01-14', ['Secret'], { status: 'draft' })
    const finish = (articleId: string) => app.call(progress.finish, { as: reader, params: { articleId } })
    const replies = await Promise.all([draft, newId(), 'abc'].map(finish))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    const [budget = ''] = await published(app, '2026-01-15', ['Budget'])
    await finish(budget)
    await app.db.updateTable('daily_entries').set({ status: 'draft' }).execute()
    expect((await app.call(progress.finishedIds, { as: reader })).json().data).toEqual([])
  })
})
