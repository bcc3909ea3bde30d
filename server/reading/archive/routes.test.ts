import { describe, expect, test } from 'vitest'
import { quizzes } from '#contract/practice/quizzes.ts'
import { type ArchivedArticle, archive } from '#contract/reading/archive.ts'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { daily } from '#contract/reading/daily.ts'
import { progress } from '#contract/reading/progress.ts'
import { search } from '#contract/reading/search.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { answering, opened, publishedQuiz, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

type Query = Record<string, string | number>
interface Page {
  data: ArchivedArticle[]
  next_before: string | null
  total: number | null
}
const pageOf = async (as: Person, query: Query = {}): Promise<Page> => (await app.call(archive.list, { as, query })).json()
const titlesOf = async (as: Person, query: Query = {}) => (await pageOf(as, query)).data.map(({ title }) => title)
const read = (as: Person, articleId: string) => app.call(progress.markRead, { as, params: { articleId } })

const ECONOMY = 'gs3.economy'
const FUNCTIONS = 'gs2.federalism.functions'

/** Three articles on two days; the first is read. */
async function library(as: Person): Promise<string[]> {
  const older = await published(app, '2026-01-12', [], {
    articles: [anArticle('Budget', { syllabus: [ECONOMY] }), anArticle('Courts', { syllabus: [FUNCTIONS] })],
  })
  const newer = await published(app, '2026-01-14', [], {
    articles: [anArticle('Monsoon', { syllabus: [ECONOMY, FUNCTIONS], title_translated: { hi: 'मानसून' } })],
  })
  await published(app, '2026-01-15', ['Secret'], { status: 'draft' })
  await read(as, older[0] ?? '')
  return [...older, ...newer]
}

describe('the archive', () => {
  test('has every published article, latest day first, with what was read', async () => {
    const reader = await app.person()
    await library(reader)
    const { data } = await pageOf(reader, { language: 'hi' })
    expect(data.map((one) => [one.title, one.is_read, one.title_translated, one.languages])).toEqual([
      ['Monsoon', false, 'मानसून', ['hi']],
      ['Budget', true, null, []],
      ['Courts', false, null, []],
    ])
    expect((await app.call(archive.list)).statusCode).toBe(401)
  })

  test.each<{ query: Query; titles: string[] }>([
    { query: { node: ECONOMY }, titles: ['Monsoon', 'Budget'] },
    { query: { node: 'gs2' }, titles: ['Monsoon', 'Courts'] },
    { query: { node: 'gs2.federalism' }, titles: ['Monsoon', 'Courts'] },
    { query: { node: 'gs1' }, titles: [] },
    { query: { read: 'read' }, titles: ['Budget'] },
    { query: { read: 'unread', node: ECONOMY }, titles: ['Monsoon'] },
    { query: { from: '2026-01-13' }, titles: ['Monsoon'] },
    { query: { from: '2026-01-12', to: '2026-01-12' }, titles: ['Budget', 'Courts'] },
    { query: { from: '2026-01-14', to: '2026-01-12' }, titles: [] },
  ])('is narrowed to $titles by $query', async ({ query, titles }) => {
    const reader = await app.person()
    await library(reader)
    expect(await titlesOf(reader, query)).toEqual(titles)
  })

  test('comes in pages that miss and repeat nothing', async () => {
    const reader = await app.person()
    await library(reader)
    const first = await pageOf(reader, { limit: 2 })
    expect([first.data.length, first.next_before, first.total]).toEqual([2, '2026-01-12~0', 3])
    const second = await pageOf(reader, { limit: 2, before: first.next_before ?? '' })
    expect([second.data.map(({ title }) => title), second.next_before, second.total]).toEqual([['Courts'], null, null])
  })

  test.each([
    [{ node: 'gs9' }, 'node must be a paper or a node of the syllabus'],
    [{ read: 'maybe' }, 'read must be read or unread'],
    [{ from: 'yesterday' }, 'The date must be a valid day, written YYYY-MM-DD'],
    [{ before: '2026-01-12' }, 'before must be the next_before of a reply'],
    [{ before: '2026-13-12~1' }, 'before must be the next_before of a reply'],
  ])('refuses %j', async (query, error) => {
    const refused = await app.call(archive.list, { as: await app.person(), query: query as Query })
    expect([refused.statusCode, refused.json().error]).toEqual([422, error])
  })
})

test('every list says in which languages an article can be read', async () => {
  const reader = await app.person()
  const [, , monsoon = ''] = await library(reader)
  const row = { article_id: monsoon, language: 'ta', english: '[]', made_of: 'test', is_manual: false, updated_at: app.now }
  await app.db
    .insertInto('translations')
    .values({ ...row, analysis: '{"past":"கடந்த"}' })
    .execute()
  await app.call(bookmarks.add, { as: reader, body: { article_id: monsoon } })
  const [saved] = (await app.call(bookmarks.list, { as: reader })).json().data
  const query = { q: 'monsoon' }
  const [found] = (await app.call(search.articles, { as: reader, query })).json().data
  const [day] = (await app.call(daily.entries, { as: reader })).json().data
  const [listed] = (await pageOf(reader)).data
  const all = [day.articles[0], listed, found, saved.articles].map(({ languages }) => languages)
  expect(all).toEqual([
    ['hi', 'ta'],
    ['hi', 'ta'],
    ['hi', 'ta'],
    ['hi', 'ta'],
  ])
})

describe('the same filter', () => {
  test('narrows bookmarks', async () => {
    const reader = await app.person()
    for (const article_id of await library(reader)) await app.call(bookmarks.add, { as: reader, body: { article_id } })
    const saved = async (query: Query) =>
      (await app.call(bookmarks.list, { as: reader, query }))
        .json()
        .data.map((one: { articles: { title: string } }) => one.articles.title)
    expect((await saved({ node: ECONOMY })).toSorted()).toEqual(['Budget', 'Monsoon'])
    expect(await saved({ node: ECONOMY, read: 'unread' })).toEqual(['Monsoon'])
    expect(await saved({ to: '2026-01-12', node: 'gs2' })).toEqual(['Courts'])
  })

  test('narrows a search', async () => {
    const reader = await app.person()
    await library(reader)
    const found = async (query: Query) =>
      (await app.call(search.articles, { as: reader, query: { q: 'summary present', ...query } }))
        .json()
        .data.map((one: { title: string }) => one.title)
        .toSorted()
    expect(await found({})).toEqual(['Budget', 'Courts', 'Monsoon'])
    expect(await found({ node: FUNCTIONS })).toEqual(['Courts', 'Monsoon'])
    expect(await found({ node: FUNCTIONS, read: 'unread', from: '2026-01-13' })).toEqual(['Monsoon'])
    expect(await found({ read: 'read' })).toEqual(['Budget'])
  })

  test('narrows the quiz history, by the day of the attempt where the person lives', async () => {
    const reader = await app.person('pro', 'Asia/Kolkata')
    const take = async (day: string, title: string, syllabus: string[], at: string) => {
      const article = { ...withQuiz(title, 2), syllabus }
      const { articleId, quizId } = await publishedQuiz(app, day, article)
      app.now = new Date(at)
      await app.call(quizzes.submit, { as: reader, body: answering(await opened(app, reader, quizId), 'AB') })
      return articleId
    }
    await take('2026-01-10', 'Budget', [ECONOMY], '2026-01-12T12:00:00Z')
    await read(reader, await take('2026-01-11', 'Courts', [FUNCTIONS], '2026-01-12T20:00:00Z'))
    const taken = async (query: Query) =>
      (await app.call(quizzes.history, { as: reader, query }))
        .json()
        .data.map((one: { quiz: { article: { title: string } } }) => one.quiz.article.title)
    expect(await taken({})).toEqual(['Courts', 'Budget'])
    expect(await taken({ node: 'gs3' })).toEqual(['Budget'])
    expect(await taken({ from: '2026-01-13' })).toEqual(['Courts'])
    expect(await taken({ to: '2026-01-12' })).toEqual(['Budget'])
    expect(await taken({ read: 'read' })).toEqual(['Courts'])
  })
})
