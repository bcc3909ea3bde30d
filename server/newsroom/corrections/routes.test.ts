import { describe, expect, test } from 'vitest'
import { audit } from '#contract/accounts/audit.ts'
import { NOT_RECALLED, ONLY_ARTICLE_OF_DAY, RECALLED_ALREADY } from '#contract/newsroom/correction-rules.ts'
import { corrections } from '#contract/newsroom/corrections.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { recall } from '#contract/practice/recall.ts'
import { articles } from '#contract/reading/articles.ts'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { daily } from '#contract/reading/daily.ts'
import { search } from '#contract/reading/search.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { answering, DAY, opened, quizCalls, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { submit } = quizCalls(app)
const { cards, queue } = recallCalls(app)
const REASON = 'The ministry has withdrawn the order.'

const takeBack = async (articleId: string, reason = REASON) =>
  app.call(corrections.recall, { as: await app.person('admin'), params: { articleId }, body: { reason } })
const putBack = async (articleId: string) =>
  app.call(corrections.putBack, { as: await app.person('admin'), params: { articleId } })
const twoArticles = (parts = {}) =>
  published(app, DAY, [], { articles: [withQuiz('Budget', 3), withQuiz('Courts', 3)], ...parts })
const quizIdOf = async (articleId: string) =>
  (await app.db.selectFrom('quizzes').where('article_id', '=', articleId).select('quiz_id').executeTakeFirstOrThrow()).quiz_id

describe('a recalled article', () => {
  test('says at its address, and where it was bookmarked, when and why it was taken back', async () => {
    const [articleId = '', other = ''] = await twoArticles()
    const reader = await app.person('free')
    for (const article_id of [articleId, other]) await app.call(bookmarks.add, { as: reader, body: { article_id } })
    expect((await app.call(articles.recalled, { as: reader, params: { articleId } })).statusCode).toBe(404)
    expect((await takeBack(articleId)).statusCode).toBe(200)
    expect((await app.call(articles.read, { as: reader, params: { articleId } })).statusCode).toBe(404)
    const notice = { title: 'Budget', title_translated: {}, recalled_at: app.now.toISOString(), reason: REASON }
    expect((await app.call(articles.recalled, { as: reader, params: { articleId } })).json().data).toEqual(notice)
    const { data, recalled } = (await app.call(bookmarks.list, { as: reader })).json()
    expect(data.map((one: { articles: { title: string } }) => one.articles.title)).toEqual(['Courts'])
    expect(recalled).toEqual([{ article_id: articleId, ...notice }])
  })

  test('leaves the lists, search, offline day and quizzes to come', async () => {
    const [articleId = ''] = await twoArticles()
    const reader = await app.person('pro')
    const quizId = await quizIdOf(articleId)
    const seen = async () => {
      const day = (await app.call(daily.entries, { as: reader })).json().data[0]
      const found = (await app.call(search.articles, { as: reader, query: { q: 'budget' } })).json().data
      const pack = (await app.call(daily.offline, { as: reader, params: { entryId: day.entry_id } })).json().data
      const today = (await app.call(dailyQuestions.today, { as: reader })).json().data.questions
      return [
        day.articles.some((one: { title: string }) => one.title === 'Budget'),
        found.length > 0,
        pack.articles.some((one: { title: string }) => one.title === 'Budget'),
        today.some((one: { article_id: string }) => one.article_id === articleId),
        (await app.call(quizzes.quiz, { as: reader, params: { quizId } })).statusCode === 200,
      ]
    }
    expect(await seen()).toEqual([true, true, true, true, true])
    await takeBack(articleId)
    expect(await seen()).toEqual([false, false, false, false, false])
    await putBack(articleId)
    expect(await seen()).toEqual([true, true, true, true, true])
  })

  test('pauses the cards that were kept of it, until it is put back', async () => {
    const [articleId = ''] = await twoArticles()
    const reader = await app.person('pro')
    await submit(reader, answering(await opened(app, reader, await quizIdOf(articleId)), 'DDD'))
    const offered = async () => (await queue(reader)).today.items
    const before = await cards(reader)
    expect([await offered(), before.map((card) => card.is_paused)]).toEqual([3, [false, false, false]])
    await takeBack(articleId)
    expect([await offered(), (await cards(reader)).map((card) => card.is_paused)]).toEqual([0, [true, true, true]])
    expect((await app.call(recall.figures, { as: reader })).json().data.cards).toMatchObject({ new: 0, suspended: 3 })
    await putBack(articleId)
    expect([await offered(), await cards(reader)]).toEqual([3, before])
  })

  test('returns to its place with its id, and keeps bookmarks', async () => {
    const [articleId = '', other = ''] = await twoArticles()
    const reader = await app.person('free')
    await app.call(bookmarks.add, { as: reader, body: { article_id: articleId } })
    await takeBack(articleId)
    await putBack(articleId)
    const day = (await app.call(daily.entries, { as: reader })).json().data[0]
    expect(day.articles.map((one: { article_id: string }) => one.article_id)).toEqual([articleId, other])
    expect((await app.call(bookmarks.ids, { as: reader })).json().data).toEqual([articleId])
    expect((await putBack(articleId)).json().error).toBe(NOT_RECALLED)
  })

  test('is a version of the day and in the audit log, with the reason and the person', async () => {
    const [articleId = ''] = await twoArticles()
    const admin = await app.person('admin')
    await app.call(corrections.recall, { as: admin, params: { articleId }, body: { reason: REASON } })
    const { entry_id: entryId } = await app.db.selectFrom('daily_entries').select('entry_id').executeTakeFirstOrThrow()
    expect((await app.call(corrections.recalled, { as: admin, params: { entryId } })).json().data).toMatchObject([
      { article_id: articleId, title: 'Budget', reason: REASON, recalled_by: admin.username },
    ])
    const [last] = (await app.call(audit.list, { as: admin, query: {} })).json().data
    expect(last).toMatchObject({ action: 'article.recalled', actor: admin.username, details: { reason: REASON } })
    expect((await app.call(entries.history, { as: admin, params: { entryId } })).json().data).toHaveLength(2)
    expect((await takeBack(articleId)).json().error).toBe(RECALLED_ALREADY)
  })

  test('does not come back with an older version or file of its day', async () => {
    const [articleId = ''] = await twoArticles()
    await takeBack(articleId)
    const as = await app.person('admin')
    const { entry_id: entryId } = await app.db.selectFrom('daily_entries').select('entry_id').executeTakeFirstOrThrow()
    const restored = await app.call(entries.restore, { as, params: { entryId }, body: { revision: 1, expected_revision: 2 } })
    expect(restored.statusCode).toBe(200)
    expect((await app.call(articles.recalled, { as, params: { articleId } })).statusCode).toBe(200)
    await expect(twoArticles({ replace: true })).rejects.toThrow('“Budget” was recalled from this day')
  })

  test('is deleted with its day', async () => {
    const [articleId = ''] = await twoArticles()
    await takeBack(articleId)
    const as = await app.person('admin')
    const { entry_id: entryId } = await app.db.selectFrom('daily_entries').select('entry_id').executeTakeFirstOrThrow()
    await app.call(entries.remove, { as, params: { entryId }, query: { expected_revision: 2 } })
    expect(await app.db.selectFrom('articles').selectAll().execute()).toEqual([])
  })

  test('cannot be the only one of its day, and a draft is not recalled', async () => {
    const [only = ''] = await published(app, DAY, [], { articles: [withQuiz('Budget', 3)] })
    expect((await takeBack(only)).json().error).toBe(ONLY_ARTICLE_OF_DAY)
    const [draft = ''] = await published(app, '2026-01-16', ['A', 'B'], { status: 'draft' })
    expect((await takeBack(draft)).statusCode).toBe(409)
  })
})
