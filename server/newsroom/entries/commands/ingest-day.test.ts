import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { entries } from '#contract/newsroom/entries.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { articles } from '#contract/reading/articles.ts'
import { subscribe } from '#server/events.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const room = newsroomCalls(app)

describe('uploading the same day again', () => {
  test('changes nothing: no version, no notification, no new ids or times', async () => {
    const first = await room.uploaded()
    const [before, acts] = [await room.rows(), await room.audited()]
    const questions = () => app.db.selectFrom('quiz_questions').select('question_id').execute()
    const ids = await questions()
    app.pass(60_000)
    const again = (await room.uploadAgain({ ...aDay(DAY, ['Budget', 'Monsoon']), replace: true })).json().data
    expect(again).toEqual(first)
    expect([await room.rows(), await room.audited(), await questions()]).toEqual([before, acts, ids])
    expect((await room.detail(first.entry_id)).updated_at).toBe('2026-01-15T06:00:00.000Z')
    expect(await room.history(first.entry_id)).toHaveLength(1)
  })

  test('with one changed article writes this article only', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    const before = await room.rows()
    app.pass(60_000)
    const body = {
      publication_date: DAY,
      replace: true,
      articles: [anArticle('Budget'), anArticle('Monsoon', { summary: 'Late.' })],
    }
    expect((await room.uploadAgain(body)).json().data).toMatchObject({ article_ids, revision: 2 })
    const after = await room.rows()
    expect(after[0]).toEqual(before[0])
    expect(after[1]?.updated_at).not.toEqual(before[1]?.updated_at)
    expect((await room.history(entry_id))[0]).toMatchObject({
      action: 'replaced',
      by: room.admin.username,
      changes: [{ title: 'Monsoon', change: 'changed', fields: ['summary'] }],
    })
  })

  test('in another order changes the positions only', async () => {
    const { article_ids } = await room.uploaded()
    app.pass(60_000)
    const after = (await room.uploadAgain({ ...aDay(DAY, ['Monsoon', 'Budget']), replace: true })).json().data
    expect(after.article_ids).toEqual([...article_ids].reverse())
    expect((await room.rows()).map(({ updated_at }) => updated_at.toISOString())).toEqual(
      Array(2).fill('2026-01-15T06:00:00.000Z'),
    )
  })
})

describe('days of several admins at the same time', () => {
  const waiting = sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

  test('do not wait for each other, also when both add words that search does not know', async () => {
    const { article_ids } = await room.uploaded()
    const changed = { ...aDay(DAY, [], { replace: true }), articles: [aWordy(1, 'Budget'), aWordy(2, 'Monsoon')] }
    const late = await app.db.transaction().execute(async (db) => {
      // Stops the upload at its second article.
      await db.selectFrom('quizzes').where('article_id', '=', article_ids[1]).forUpdate().selectAll().execute()
      const late = room.uploadAgain(changed)
      await vi.waitFor(async () => expect((await waiting.execute(app.db)).rows[0]?.count).toBe(1))
      const other = await room.uploadAgain({ ...aDay('2026-01-16', []), articles: [aWordy(3, 'Parliament')] })
      expect(other.statusCode).toBe(200)
      return { reply: late }
    })
    expect((await late.reply).statusCode).toBe(200)
    expect([await room.found('budgte'), await room.found('parliment')]).toEqual([1, 1])
  })

  test('are all stored when they add the same words in another order', async () => {
    room.admin = await app.person('admin')
    const days = Array.from({ length: 8 }, (_, n) => {
      const articles = Array.from({ length: 5 }, (_, k) => aWordy((n * 3 + k * 2) % 5, `Day ${n}, article ${k}`))
      return { publication_date: `2026-02-0${n + 1}`, articles: n % 2 === 0 ? articles : articles.reverse() }
    })
    const replies = await Promise.all(days.map(room.uploadAgain))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(days.map(() => 200))
  })
})

/** An article with two hundred words, which are the same for the same number. */
const aWordy = (n: number, title: string) =>
  anArticle(title, { summary: Array.from({ length: 200 }, (_, k) => `word${letters(n * 200 + k)}`).join(' ') })
const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

test('an article that is left out is announced as deleted once, before it is deleted', async () => {
  const announced: unknown[] = []
  onTestFinished(() => subscribe('article.deleted', 'test', async () => {}))
  subscribe('article.deleted', 'test', async (db, gone) => {
    const ids = gone.map(({ articleId }) => articleId)
    announced.push(await db.selectFrom('articles').where('article_id', 'in', ids).select('article_id').execute())
  })
  const { article_ids } = await room.uploaded()
  await room.uploadAgain({ ...aDay(DAY, ['Budget']), replace: true })
  expect(announced).toEqual([[{ article_id: article_ids[1] }]])
})

describe('editing an article', () => {
  test('keeps its id and its questions, even with a new title, and updates search and quiz', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    const [articleId = ''] = article_ids
    const read = async () => (await app.call(articles.read, { as: await app.person('pro'), params: { articleId } })).json().data
    const before = await read()
    const reply = await room.edit(articleId, anArticle('Zymurgy'), 1)
    expect(reply.json().data).toMatchObject({ revision: 2, changed: true })
    const after = await read()
    expect(after).toMatchObject({ title: 'Zymurgy', potential_questions: before.potential_questions })
    expect([await room.found('zymurgy'), await room.found('Budget')]).toEqual([1, 0])
    const quiz = await app.call(quizzes.quiz, {
      as: await app.person('pro'),
      params: { quizId: after.potential_questions.quiz_id },
    })
    expect(quiz.json().data).toMatchObject({ title: 'Quiz on Zymurgy', article: { title: 'Zymurgy' } })
    expect((await room.history(entry_id))[0]).toMatchObject({
      action: 'edited',
      changes: [{ article_id: articleId, title: 'Zymurgy' }],
    })
  })

  test('has the same checks as the upload, with the path of each error', async () => {
    const { article_ids } = await room.uploaded()
    const reply = await room.edit(article_ids[0], { title: 'Budget', analysis_text: { end: 'x' }, mains_model_answers: 5 }, 1)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().details.map(({ path }: { path: string }) => path)).toEqual([
      'article.summary',
      'article.gs_paper_category',
      'article.analysis_text.end',
      'article.mains_model_answers',
    ])
  })

  test('refuses the title of another article of the day', async () => {
    const { article_ids } = await room.uploaded()
    const reply = await room.edit(article_ids[0], anArticle('MONSOON'), 1)
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'Another article of this day already has this title'])
  })

  test('without a change makes no version', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    const form = (await room.detail(entry_id)).payload.articles[0]
    expect((await room.edit(article_ids[0], form, 1)).json().data).toMatchObject({ revision: 1, changed: false })
  })
})

describe('history', () => {
  test('restoring a version restores its ids and creates a new version', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    await room.edit(article_ids[0], anArticle('Court'), 1)
    await room.edit(article_ids[1], anArticle('Budget'), 2)
    const difference = await app.call(entries.version, { as: room.admin, params: { entryId: entry_id, revision: 1 } })
    expect(difference.json().data.changes).toMatchObject([
      { article_id: article_ids[0], title: 'Budget', change: 'changed' },
      { article_id: article_ids[1], title: 'Monsoon', change: 'changed' },
    ])
    expect((await room.restore(entry_id, 1, 3)).json().data).toMatchObject({ revision: 4, changed: true })
    const { payload, article_ids: now } = await room.detail(entry_id)
    expect([now, payload.articles.map(({ title }: { title: string }) => title)]).toEqual([article_ids, ['Budget', 'Monsoon']])
    expect((await room.history(entry_id)).map(({ action }: { action: string }) => action)).toEqual([
      'restored',
      'edited',
      'edited',
      'uploaded',
    ])
    expect((await room.restore(entry_id, 1, 4)).json().data).toMatchObject({ revision: 4, changed: false })
  })

  test('two articles that had swapped their titles get them back', async () => {
    const { entry_id, article_ids } = await room.uploaded(['A', 'B'])
    await room.edit(article_ids[0], anArticle('C'), 1)
    await room.edit(article_ids[1], anArticle('A'), 2)
    await room.edit(article_ids[0], anArticle('B'), 3)
    expect((await room.restore(entry_id, 1, 4)).statusCode).toBe(200)
    expect((await room.detail(entry_id)).payload.articles.map(({ title }: { title: string }) => title)).toEqual(['A', 'B'])
  })

  test('a status change stores no copy of the articles', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 1 })
    await room.edit(article_ids[0], anArticle('Court'), 2)
    expect((await room.restore(entry_id, 2, 3)).json().data).toMatchObject({ status: 'draft', changed: true })
    expect((await room.detail(entry_id)).payload.articles[0].title).toBe('Budget')
  })

  test('is paged', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    for (let n = 1; n <= 4; n++) await room.edit(article_ids[0], anArticle('Budget', { summary: `Number ${n}` }), n)
    const page = async (query: Record<string, unknown>) =>
      (await app.call(entries.history, { as: room.admin, params: { entryId: entry_id }, query })).json()
    const first = await page({ limit: 3 })
    const revisions = ({ data }: { data: { revision: number }[] }) => data.map(({ revision }) => revision)
    expect([revisions(first), first.next_before]).toEqual([[5, 4, 3], 3])
    const second = await page({ limit: 3, before: first.next_before })
    expect([revisions(second), second.next_before]).toEqual([[2, 1], null])
  })
})

describe('deleting a day', () => {
  test('removes it for readers with its notifications and keeps its history', async () => {
    const reader = await app.person()
    const { entry_id, article_ids } = await room.uploaded()
    expect(await room.told(reader)).toHaveLength(1)
    expect((await room.remove(entry_id, 1)).json().data).toEqual({ revision: 2 })
    expect([await room.readable(article_ids[0]), (await room.told(reader)).length, await room.found('Budget')]).toEqual([
      404, 0, 0,
    ])
    expect((await room.history(entry_id))[0]).toMatchObject({
      action: 'deleted',
      changes: [{ change: 'removed' }, { change: 'removed' }],
    })
    expect((await app.call(entries.entry, { as: room.admin, params: { entryId: entry_id } })).statusCode).toBe(404)
  })

  test('can be undone: the day is restored as a draft with its ids', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    await room.remove(entry_id, 1)
    expect((await room.restore(entry_id, 1, null)).json().data).toMatchObject({
      entry_id,
      status: 'draft',
      revision: 3,
      changed: true,
    })
    expect((await room.detail(entry_id)).article_ids).toEqual(article_ids)
    expect((await room.restore(entry_id, 1, null)).statusCode).toBe(409)
  })

  test('cannot be undone once another day has the date', async () => {
    const { entry_id } = await room.uploaded()
    await room.remove(entry_id, 1)
    await room.uploadAgain(aDay(DAY, ['Other']))
    const reply = await room.restore(entry_id, 1, null)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'date_taken'])
  })
})

test('the history of a day without versions starts with its current state', async () => {
  const { entry_id, article_ids } = await room.uploaded()
  await app.db.deleteFrom('entry_versions').execute()
  const migration = readFileSync('server/db/migrations/0013_newsroom.sql', 'utf8')
  await sql.raw(migration.slice(migration.indexOf('insert into entry_versions'))).execute(app.db)
  expect(await room.history(entry_id)).toMatchObject([{ revision: 1, action: 'found', by: 'Before the newsroom' }])
  expect((await room.restore(entry_id, 1, 1)).json().data).toMatchObject({ revision: 1, changed: false })
  await room.edit(article_ids[0], anArticle('Court', { potential_questions: null }), 1)
  expect((await room.restore(entry_id, 1, 2)).json().data).toMatchObject({ revision: 3, changed: true })
  expect((await room.detail(entry_id)).payload.articles[0]).toMatchObject({
    title: 'Budget',
    potential_questions: { prelims_quiz: [{ correct_option: 'B' }] },
  })
})
