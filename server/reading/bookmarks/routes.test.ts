import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { type Bookmark, bookmarks } from '#contract/reading/bookmarks.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const DAY = '2026-01-15'
const MINUTE = 60_000

const save = (as: Person, article_id: string) => app.call(bookmarks.add, { as, body: { article_id } })
const remove = (as: Person, articleId: string) => app.call(bookmarks.remove, { as, params: { articleId } })
const list = async (as: Person, query: Record<string, unknown> = {}) => {
  const reply = await app.call(bookmarks.list, { as, query })
  expect(reply.statusCode).toBe(200)
  return reply.json() as { data: Bookmark[]; next_before: string | null }
}
const titles = async (as: Person) => (await list(as)).data.map(({ articles }) => articles.title)
const isSaved = async (as: Person, articleId: string) =>
  (await app.call(bookmarks.status, { as, params: { articleId } })).json().isBookmarked
const savedIds = async (as: Person) => (await app.call(bookmarks.ids, { as })).json().data

async function saveAll(as: Person, ids: string[], between = MINUTE): Promise<void> {
  for (const id of ids) {
    expect((await save(as, id)).statusCode).toBe(200)
    app.pass(between)
  }
}

/** All pages in order. */
async function pages(as: Person, limit: number): Promise<string[][]> {
  const found: string[][] = []
  for (let before: string | null | undefined; before !== null && found.length < 20; ) {
    const page: Awaited<ReturnType<typeof list>> = await list(as, { limit, ...(before ? { before } : {}) })
    found.push(page.data.map(({ articles }) => articles.article_id))
    before = page.next_before
  }
  return found
}

describe('saved articles', () => {
  test('are named in the language that was asked for, a text by a person before the uploaded one', async () => {
    const reader = await app.person()
    const given = { title_translated: { hi: 'बजट', ta: 'வரவு செலவு' }, summary_translated: { ta: 'சுருக்கம்' } }
    const [budget = ''] = await published(app, DAY, [], { articles: [anArticle('Budget', given)] })
    await save(reader, budget)
    const by = { article_id: budget, analysis: '{}', english: '[]', made_of: 'test', is_manual: true, updated_at: app.now }
    await app.db
      .insertInto('translations')
      .values({ ...by, language: 'ta', title: 'நிதிநிலை அறிக்கை' })
      .execute()
    const named = async (language: string) => {
      const [row] = (await list(reader, { language })).data
      return [row?.articles.title_translated, row?.articles.summary_translated]
    }
    expect(await named('ta')).toEqual(['நிதிநிலை அறிக்கை', 'சுருக்கம்'])
    expect(await named('hi')).toEqual(['बजट', null])
    expect(await named('en')).toEqual([null, null])
  })

  test('are listed with the data of their cards, latest first', async () => {
    const reader = await app.person()
    const [budget = '', monsoon = ''] = await published(app, DAY, ['Budget', 'Monsoon'])
    const reply = await save(reader, budget)
    expect(reply.json()).toEqual({ success: true, data: { article_id: budget, created_at: '2026-01-15T06:00:00.000Z' } })
    app.pass(MINUTE)
    await save(reader, monsoon)
    const { data, next_before } = await list(reader)
    expect(data).toEqual([
      {
        created_at: '2026-01-15T06:01:00.000Z',
        articles: {
          article_id: monsoon,
          title: 'Monsoon',
          summary: 'Summary of Monsoon.',
          gs_paper_category: 'GS2',
          languages: [],
          title_translated: null,
          summary_translated: null,
          reading_minutes: 1,
          daily_entries: { publication_date: DAY },
        },
      },
      expect.objectContaining({ created_at: '2026-01-15T06:00:00.000Z' }),
    ])
    expect(next_before).toBeNull()
  })

  test('the status and the list of saved ids follow saving and removing', async () => {
    const reader = await app.person()
    const [budget = '', monsoon = ''] = await published(app, DAY, ['Budget', 'Monsoon'])
    expect([await isSaved(reader, budget), await savedIds(reader), await titles(reader)]).toEqual([false, [], []])
    await saveAll(reader, [budget, monsoon])
    expect(await isSaved(reader, budget)).toBe(true)
    expect(new Set(await savedIds(reader))).toEqual(new Set([budget, monsoon]))
    expect((await remove(reader, budget)).json()).toEqual({ success: true })
    expect([await isSaved(reader, budget), await isSaved(reader, monsoon)]).toEqual([false, true])
    expect([await savedIds(reader), await titles(reader)]).toEqual([[monsoon], ['Monsoon']])
  })

  test('saving twice keeps one bookmark with its first time and position', async () => {
    const reader = await app.person()
    const [budget = '', monsoon = ''] = await published(app, DAY, ['Budget', 'Monsoon'])
    await saveAll(reader, [budget, monsoon])
    const again = await save(reader, budget)
    expect([again.statusCode, again.json().data.created_at]).toEqual([200, '2026-01-15T06:00:00.000Z'])
    expect(await titles(reader)).toEqual(['Monsoon', 'Budget'])
  })

  test('saving again after removing counts as new', async () => {
    const reader = await app.person()
    const ids = await published(app, DAY, ['Budget', 'Monsoon'])
    await saveAll(reader, ids)
    await remove(reader, ids[0] ?? '')
    await save(reader, ids[0] ?? '')
    expect(await titles(reader)).toEqual(['Budget', 'Monsoon'])
  })

  test('removing an article that is not saved or does not exist succeeds and changes nothing', async () => {
    const reader = await app.person()
    const [budget = '', monsoon = ''] = await published(app, DAY, ['Budget', 'Monsoon'])
    await save(reader, budget)
    for (const id of [monsoon, newId()]) expect((await remove(reader, id)).statusCode).toBe(200)
    expect(await savedIds(reader)).toEqual([budget])
  })

  test('a draft and an unknown article cannot be saved and get the same reply', async () => {
    const reader = await app.person('pro')
    const [draft = ''] = await published(app, DAY, ['Secret'], { status: 'draft' })
    const replies = await Promise.all([draft, newId()].map((id) => save(reader, id)))
    expect(replies.map(({ statusCode, body }) => [statusCode, JSON.parse(body).error])).toEqual([
      [404, 'Article not found or not accessible'],
      [404, ARTICLE_NOT_FOUND],
    ])
    expect(replies[0]?.body).toBe(replies[1]?.body)
    expect(await savedIds(reader)).toEqual([])
  })

  test.each([[{}], [{ article_id: 'abc' }], [{ article_id: null }], [{ article_id: ['x'] }], [[]]])(
    'the request %j is rejected with the name of its error',
    async (body) => {
      const reply = await app.call(bookmarks.add, { as: await app.person(), body })
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid'])
      expect(reply.json().details.length).toBeGreaterThan(0)
    },
  )

  test('a malformed id in the URL gets the reply for an unknown article', async () => {
    const reader = await app.person()
    for (const articleId of ['abc', '%00', '0'])
      for (const call of [bookmarks.status, bookmarks.remove]) {
        const reply = await app.call(call, { as: reader, params: { articleId } })
        expect([reply.statusCode, reply.json().error]).toEqual([404, ARTICLE_NOT_FOUND])
      }
  })
})

describe('many saved articles', () => {
  test('come in pages in order, without gaps or repeats', async () => {
    const reader = await app.person()
    const ids = await published(
      app,
      DAY,
      Array.from({ length: 7 }, (_, n) => `Article ${n}`),
    )
    await saveAll(reader, ids)
    const latestFirst = ids.toReversed()
    expect(await pages(reader, 3)).toEqual([latestFirst.slice(0, 3), latestFirst.slice(3, 6), latestFirst.slice(6)])
    expect(await pages(reader, 7)).toEqual([latestFirst])
  })

  test('come in pages even if all were saved at the same moment', async () => {
    const reader = await app.person()
    const ids = await published(
      app,
      DAY,
      Array.from({ length: 7 }, (_, n) => `Article ${n}`),
    )
    await saveAll(reader, ids, 0)
    const found = await pages(reader, 2)
    expect(found.map((page) => page.length)).toEqual([2, 2, 2, 1])
    expect(found.flat().toSorted()).toEqual(ids.toSorted())
    expect(found.flat()).toEqual((await list(reader)).data.map(({ articles }) => articles.article_id))
  })

  test('are 50 on the first page, and 100 at most', async () => {
    const reader = await app.person()
    const titlesOf = (day: number) => Array.from({ length: 50 }, (_, n) => `Article ${day} ${n}`)
    const ids = [...(await published(app, '2026-01-14', titlesOf(14))), ...(await published(app, DAY, titlesOf(15)))]
    await saveAll(reader, ids.slice(0, 51))
    const { data, next_before } = await list(reader)
    expect([data.length, next_before]).toEqual([50, `${data.at(-1)?.created_at}~${ids[1]}`])
    for (const limit of ['0', '101', '-1', '1.5', 'many'])
      expect((await app.call(bookmarks.list, { as: reader, query: { limit } })).statusCode).toBe(422)
  })

  test('continue after the last page even if its last bookmark has been removed since', async () => {
    const reader = await app.person()
    const ids = await published(app, DAY, ['One', 'Two', 'Three'])
    await saveAll(reader, ids)
    const { data, next_before } = await list(reader, { limit: 2 })
    await remove(reader, data.at(-1)?.articles.article_id ?? '')
    expect((await list(reader, { limit: 2, before: next_before })).data.map(({ articles }) => articles.article_id)).toEqual([
      ids[0],
    ])
  })

  test('a malformed page cursor is rejected', async () => {
    const reader = await app.person()
    for (const before of ['', newId(), '2026-01-15', '2026-01-15T06:00:00.000Z~nothing', `2026-99-15T06:00:00.000Z~${newId()}`])
      expect((await app.call(bookmarks.list, { as: reader, query: { before } })).statusCode).toBe(422)
  })
})

describe('a bookmark', () => {
  test('cannot be seen or removed by another person', async () => {
    const [reader, other, admin] = [await app.person(), await app.person('pro'), await app.person('admin')]
    const [budget = ''] = await published(app, DAY, ['Budget'])
    await save(reader, budget)
    for (const stranger of [other, admin]) {
      expect([await titles(stranger), await savedIds(stranger), await isSaved(stranger, budget)]).toEqual([[], [], false])
      await remove(stranger, budget)
    }
    expect(await isSaved(reader, budget)).toBe(true)
  })

  test('stays when the day is replaced by one with an article of the same title', async () => {
    const reader = await app.person()
    const [budget = ''] = await published(app, DAY, ['Budget', 'Monsoon'])
    await save(reader, budget)
    await published(app, DAY, [], { articles: [anArticle('BUDGET', { summary: 'A second look.' })], replace: true })
    const { data } = await list(reader)
    expect(data.map(({ articles, created_at }) => [articles.article_id, articles.summary, created_at])).toEqual([
      [budget, 'A second look.', '2026-01-15T06:00:00.000Z'],
    ])
  })

  test('is deleted with an article that the replaced day no longer has', async () => {
    const reader = await app.person()
    const ids = await published(app, DAY, ['Budget', 'Monsoon'])
    await saveAll(reader, ids)
    await published(app, DAY, ['Monsoon'], { replace: true })
    expect([await titles(reader), await savedIds(reader), await isSaved(reader, ids[0] ?? '')]).toEqual([
      ['Monsoon'],
      [ids[1]],
      false,
    ])
  })

  test('is deleted with its day', async () => {
    const reader = await app.person()
    const [budget = ''] = await published(app, DAY, ['Budget'])
    await save(reader, budget)
    await deleteDay(app, DAY)
    expect([await titles(reader), await savedIds(reader), await isSaved(reader, budget)]).toEqual([[], [], false])
  })

  test('is hidden while its day is a draft', async () => {
    const reader = await app.person()
    const [budget = ''] = await published(app, DAY, ['Budget'])
    await save(reader, budget)
    await published(app, DAY, ['Budget'], { replace: true, status: 'draft' })
    expect([await titles(reader), await savedIds(reader)]).toEqual([[], []])
    await published(app, DAY, ['Budget'], { replace: true })
    expect(await titles(reader)).toEqual(['Budget'])
  })

  test('is in the data download', async () => {
    const [reader, other] = [await app.person(), await app.person()]
    const [budget = '', monsoon = ''] = await published(app, DAY, ['Budget', 'Monsoon'])
    await save(reader, budget)
    await save(other, monsoon)
    const reply = await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })
    expect(reply.json().data.data.bookmarks).toEqual([
      { article_id: budget, title: 'Budget', created_at: '2026-01-15T06:00:00.000Z' },
    ])
  })

  test('is deleted with the account', async () => {
    const reader = await app.person()
    const [budget = ''] = await published(app, DAY, ['Budget'])
    await save(reader, budget)
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    expect(await app.db.selectFrom('bookmarks').selectAll().execute()).toEqual([])
  })
})
