import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { type CatchUp, catchUp } from '#contract/practice/catch-up.ts'
import { progress } from '#contract/reading/progress.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { missedDays } from '#tests/support/fixtures/missed-days.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { catchUpOf } from './queries.ts'

const app = testApp()

const list = async (as: Person, language = 'en'): Promise<CatchUp | null> =>
  (await app.call(catchUp.list, { as, query: { language } })).json().data
const offer = async (as: Person) => (await app.call(catchUp.offer, { as })).json().data
const read = (as: Person, articleId: string) => app.call(progress.markRead, { as, params: { articleId } })
const mark = (as: Person, article_ids: string[], done = true) => app.call(catchUp.mark, { as, body: { article_ids, done } })
const idsOf = (missed: CatchUp | null) =>
  missed?.items.flatMap(({ articles }) => articles.map(({ article_id }) => article_id)) ?? []
const titlesOf = async (as: Person) => (await list(as))?.items.map(({ articles }) => articles[0]?.title.value).toSorted() ?? []
const at = (day: string) => {
  app.now = new Date(`${day}T06:00:00Z`)
}

let reader: Person
/** Somebody who registered and read on 1 January, while days were published from the 1st to the 6th. */
let ids: Record<string, string>
beforeEach(async () => {
  at('2026-01-01')
  reader = await app.person()
  ids = {}
  for (const day of ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06'])
    [ids[day.slice(-1)] = ''] = await published(app, day, [`Article of ${day.slice(-1)}`])
  await read(reader, ids['1'] ?? '')
})

describe('after an absence', () => {
  test('an article has the dates of the next 30 days to watch, in the reading language', async () => {
    const entry = (date: string, translated?: object) => ({ date, text: `Due on ${date}`, translated })
    const watch = [entry('2026-02-09', { hi: 'नियम आएँगे' }), entry('2026-01-10'), entry('2026-01-09'), entry('2026-02-10')]
    await published(app, '2026-01-07', [], { articles: [anArticle('To watch', { watch })] })
    at('2026-01-10')
    const items = (await list(reader, 'hi'))?.items ?? []
    expect(items.find(({ articles }) => articles[0]?.title.value === 'To watch')?.watch).toEqual([
      { lang: 'en', value: 'Due on 2026-01-10', date: '2026-01-10' },
      { lang: 'hi', value: 'नियम आएँगे', date: '2026-02-09' },
    ])
    expect(items.flatMap(({ watch }) => watch)).toHaveLength(2)
  })

  test('of one day nothing is offered', async () => {
    at('2026-01-03')
    expect([await offer(reader), await list(reader)]).toEqual([null, null])
  })

  test('of two days or more, their articles are, without those of today', async () => {
    at('2026-01-04')
    expect(await offer(reader)).toEqual({ days: 2, minutes: 1 })
    expect(await titlesOf(reader)).toEqual(['Article of 2', 'Article of 3'])
  })

  test('what was read or is not published is left out', async () => {
    await published(app, '2026-01-07', ['A draft'], { status: 'draft' })
    at('2026-01-08')
    await read(reader, ids['3'] ?? '')
    await deleteDay(app, '2026-01-05')
    expect(await titlesOf(reader)).toEqual(['Article of 2', 'Article of 4', 'Article of 6'])
  })

  test('the offer stays when reading goes on, and days with reading are not missed', async () => {
    at('2026-01-04')
    await read(reader, ids['4'] ?? '')
    at('2026-01-05')
    await read(reader, ids['5'] ?? '')
    at('2026-01-06')
    expect(await titlesOf(reader)).toEqual(['Article of 2', 'Article of 3'])
  })

  test('nothing from before the registration, and nothing older than 60 days', async () => {
    at('2026-01-04')
    const late = await app.person()
    at('2026-01-07')
    expect(await titlesOf(late)).toEqual(['Article of 5', 'Article of 6'])
    const titlesOn = async (day: string) =>
      (await catchUpOf(app.db, { id: late.id, timeZone: 'Asia/Kolkata' }, 'en', new Date(`${day}T06:00:00Z`)))?.items.map(
        ({ articles }) => articles[0]?.title.value,
      )
    expect([await titlesOn('2026-03-06'), await titlesOn('2026-03-07'), await titlesOn('2026-03-08')]).toEqual([
      ['Article of 5', 'Article of 6'],
      ['Article of 6'],
      undefined,
    ])
  })

  test('days are those of where the person lives', async () => {
    await app.call(accounts.updateProfile, { as: reader, body: { time_zone: 'America/Los_Angeles' } })
    app.now = new Date('2026-01-04T06:00:00Z')
    expect(await offer(reader)).toBeNull()
    app.now = new Date('2026-01-04T09:00:00Z')
    expect(await offer(reader)).toMatchObject({ days: 2 })
  })
})

describe('marking', () => {
  test('takes articles off the list, unread, and puts them back', async () => {
    at('2026-01-06')
    expect((await mark(reader, [ids['2'] ?? '', newId()])).json()).toEqual({ success: true })
    await mark(reader, [ids['2'] ?? ''])
    expect(await titlesOf(reader)).toEqual(['Article of 3', 'Article of 4', 'Article of 5'])
    expect((await app.call(progress.readIds, { as: reader })).json().data).toEqual([ids['1']])
    await mark(reader, [ids['2'] ?? ''], false)
    expect(await titlesOf(reader)).toHaveLength(4)
  })

  test('the rest is offered the next day, without the day of catching up', async () => {
    at('2026-01-05')
    await mark(reader, [ids['2'] ?? ''])
    at('2026-01-06')
    expect(await titlesOf(reader)).toEqual(['Article of 3', 'Article of 4'])
    await mark(reader, idsOf(await list(reader)))
    expect(await offer(reader)).toBeNull()
  })

  test('is one’s own', async () => {
    const other = await app.person()
    at('2026-01-06')
    await mark(other, Object.values(ids))
    expect([await offer(other), (await offer(reader)).days]).toEqual([null, 4])
  })

  test.each([
    [{ article_ids: [], done: true }, 'article_ids', 'Give at least one article'],
    [{ article_ids: ['x'], done: true }, 'article_ids[0]', 'article_ids must be ids of articles'],
    [{ article_ids: 'x', done: true }, 'article_ids', 'article_ids must be a list'],
    [{ article_ids: Array(601).fill(newId()), done: true }, 'article_ids', 'At most 600 articles can be marked at once'],
    [{ article_ids: [newId()] }, 'done', 'done must be true or false'],
  ])('refuses %j', async (body, path, message) => {
    const refused = await app.call(catchUp.mark, { as: reader, body })
    expect([refused.statusCode, refused.json().details]).toEqual([422, [{ path, message }]])
  })
})

test('facts are in the reading language where they are translated', async () => {
  await published(app, '2026-01-02', [], {
    articles: [
      anArticle('Court', {
        title_translated: { hi: 'न्यायालय' },
        must_know: ['One.', 'Two.', 'Three.'],
        must_know_translated: { hi: ['एक।', 'दो।', 'तीन।'] },
      }),
    ],
    replace: true,
  })
  at('2026-01-04')
  const court = (await list(reader, 'hi'))?.items.find(({ articles }) => articles[0]?.title.value === 'न्यायालय')
  expect(court?.facts.map(({ lang, value }) => `${lang} ${value}`)).toEqual(['hi एक।', 'hi दो।', 'hi तीन।'])
})

test('nine days with 45 articles of 33 topics are offered with their minutes', async () => {
  for (const { publication_date, articles } of missedDays('2026-02-02')) await published(app, publication_date, [], { articles })
  at('2026-02-01')
  const back = await app.person()
  at('2026-02-11')
  const missed = await list(back)
  expect([missed?.days, missed?.items.length, idsOf(missed).length]).toEqual([9, 33, 45])
  expect(await offer(back)).toEqual({ days: 9, minutes: missed?.minutes })
})
