import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { daysAfter } from '#contract/calendar.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { SampleDrafts } from '#contract/newsroom/desk/sample-drafts.ts'
import { desk } from '#contract/newsroom/desk.ts'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { aDrawing } from '#tests/support/fixtures/figures.ts'
import { testApp } from '#tests/support/server/app.ts'
import { DEMO_PASSWORD } from '../rules.ts'
import { closeDemo, seedDemo } from './seed-demo.ts'

const app = testApp()
const email = 'admin@catalyst.test'
const signIn = (password: string) => app.call(accounts.login, { body: { email, password } })

test('the public demo password works only while the instance is a demo', async () => {
  await seedDemo(app.db, app.storage, { days: [], pictureOf: () => undefined }, app.now)
  const before = await app.signedIn(email, DEMO_PASSWORD)
  await closeDemo(app.db, app.now)
  expect([(await signIn(DEMO_PASSWORD)).statusCode, (await app.call(accounts.profile, { as: before })).statusCode]).toEqual([
    403, 401,
  ])
  await seedDemo(app.db, app.storage, { days: [], pictureOf: () => undefined }, app.now)
  expect((await signIn(DEMO_PASSWORD)).statusCode).toBe(200)
})

test('a demo account whose password was changed keeps it', async () => {
  await seedDemo(app.db, app.storage, { days: [], pictureOf: () => undefined }, app.now)
  const admin = await app.signedIn(email, DEMO_PASSWORD)
  const body = { current_password: DEMO_PASSWORD, new_password: 'monsoon-in-kerala' }
  await app.call(accounts.changePassword, { as: admin, body })
  await closeDemo(app.db, app.now)
  expect((await signIn('monsoon-in-kerala')).statusCode).toBe(200)
})

test('sample days are no news for the demo accounts', async () => {
  const days = ['2024-01-15', '2024-01-16'].map((publication_date) =>
    DayUpload.parse({ publication_date, articles: [anArticle(`Of ${publication_date}`)] }),
  )
  await seedDemo(app.db, app.storage, { days, pictureOf: () => undefined }, app.now)
  const admin = await app.signedIn(email, DEMO_PASSWORD)
  expect((await app.call(notifications.unreadCount, { as: admin })).json().data.count).toBe(0)
})

test('sample threads have those of their articles that are in the library, and a second start keeps what an admin made of them', async () => {
  const days = [DayUpload.parse({ publication_date: '2024-01-15', articles: [anArticle('First'), anArticle('Second')] })]
  const thread = { title: 'A story', description: 'Of two days.', translated: {} }
  const ids = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002']
  const threads = {
    threads: [
      { thread_id: ids[0] ?? '', ...thread, articles: ['2024-01-15:1', '2030-01-01:0'] },
      { thread_id: ids[1] ?? '', ...thread, articles: ['2030-01-01:0', '2030-01-02:0'] },
    ],
  }
  const samples = { days, threads, pictureOf: () => undefined }
  await seedDemo(app.db, app.storage, samples, app.now)
  await app.db.updateTable('threads').set({ title: 'Renamed' }).execute()
  await seedDemo(app.db, app.storage, samples, app.now)
  const stored = app.db.selectFrom('thread_articles').innerJoin('articles', 'articles.article_id', 'thread_articles.article_id')
  expect(
    await stored
      .innerJoin('threads', 'threads.thread_id', 'thread_articles.thread_id')
      .select(['threads.title as thread', 'articles.title'])
      .execute(),
  ).toEqual([{ thread: 'Renamed', title: 'Second' }])
})

test('sample days come with their pictures, and a second start adds none', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const in3 = { en: 'A', hi: 'अ', ta: 'அ' }
  const figures = [{ kind: 'image', image: id, after: 'past', alt: in3, caption: in3 }]
  const days = [DayUpload.parse({ publication_date: '2026-01-15', articles: [anArticle('Drawn', { figures })] })]
  const samples = { days, pictureOf: () => Buffer.from(aDrawing()) }
  await seedDemo(app.db, app.storage, samples, app.now)
  await seedDemo(app.db, app.storage, samples, app.now)
  const images = await app.db.selectFrom('figure_images').select('image_id').execute()
  const articles = await app.db.selectFrom('articles').select('body').execute()
  expect(images).toHaveLength(1)
  expect(articles).toMatchObject([{ body: { figures: [{ image: images[0]?.image_id }] } }])
})

test('an editor sees tomorrow in preparation, and a draft that was deleted stays deleted', async () => {
  const { drafts } = SampleDrafts.parse({
    drafts: [
      {
        kind: 'article',
        days_ahead: 1,
        title: 'In review',
        state: 'review',
        is_mine: true,
        article: { summary: 'Of a dam.' },
        comments: [{ section: 'summary', quote: 'a dam', text: 'Which?' }],
      },
      { kind: 'article', days_ahead: null, title: 'An idea' },
    ],
  })
  const samples = { days: [], drafts: { drafts }, pictureOf: () => undefined }
  const seed = () => seedDemo(app.db, app.storage, samples, app.now)
  await seed()
  const admin = await app.signedIn(email, DEMO_PASSWORD)
  const tomorrow = daysAfter(dayIn(INDIA, app.now), 1)
  const shown = async () => (await app.call(desk.list, { as: admin, query: { from: tomorrow, to: tomorrow } })).json().data
  const before = await shown()
  expect(before).toMatchObject({
    drafts: [
      { title: 'In review', state: 'review', open_comments: 1, counts: { words: 3 }, assignee: { id: expect.any(String) } },
    ],
    ideas: [{ title: 'An idea' }],
  })
  await app.call(desk.remove, { as: admin, params: { draftId: before.ideas[0]?.draft_id ?? '' } })
  await seed()
  expect(await shown()).toEqual({ ...before, ideas: [] })
})
