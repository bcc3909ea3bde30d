import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { notifications } from '#contract/messaging/notifications.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { articles } from '#contract/reading/articles.ts'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { progress } from '#contract/reading/progress.ts'
import type { SyllabusLine } from '#contract/syllabus/lines.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const room = newsroomCalls(app)

describe('comparing an upload', () => {
  const compare = (body: unknown) => app.call(entries.compare, { as: room.admin, body })

  test('reports changes and lost reader data, and changes nothing', async () => {
    const { article_ids } = await room.uploaded()
    const reader = await app.person()
    await app.call(progress.markRead, { as: reader, params: { articleId: article_ids[1] } })
    await app.call(bookmarks.add, { as: reader, body: { article_id: article_ids[1] } })
    const { data } = (
      await compare({
        publication_date: DAY,
        note: 'x',
        articles: [anArticle('Budget', { summary: 'New.' }), anArticle('Court')],
      })
    ).json()
    expect(data.changes).toEqual([
      { article_id: article_ids[0], title: 'Budget', change: 'changed', fields: ['summary'] },
      { article_id: null, title: 'Court', change: 'new', fields: [] },
      { article_id: article_ids[1], title: 'Monsoon', change: 'removed', fields: [] },
    ])
    expect(data).toMatchObject({ entry: { revision: 1, status: 'published' }, lost: { readings: 1, bookmarks: 1 } })
    expect(data.warnings).toEqual([{ path: 'note', message: 'This field is unknown and will be ignored' }])
    expect(data.preview[0]).toMatchObject({
      title: 'Budget',
      summary: 'New.',
      potential_questions: { prelims_quiz: [{ correct_option: 'B' }] },
    })
    expect(await room.rows()).toHaveLength(2)
  })

  test('advises on keys that can be guessed, in the day and together with the stored days', async () => {
    const quiz = (count: number) => ({
      potential_questions: {
        prelims_quiz: Array.from({ length: count }, (_, n) => ({
          question_text: `How many of the following are correct, in case ${n}?`,
          options: { A: 'Only one', B: 'Only two', C: 'All three', D: 'None' },
          correct_option: 'B',
        })),
      },
    })
    await room.upload({ publication_date: '2025-12-01', articles: [anArticle('Stored', quiz(8))] })
    const habitsOf = async (count: number) =>
      (await compare({ publication_date: DAY, articles: [anArticle('A', quiz(count))] })).json().data.key_habits
    expect((await habitsOf(8)).day).toContain('"only two" (how many) is right 8 times of 8, 10 % to 50 % wanted')
    expect((await habitsOf(8)).all).toContain('"only two" (how many) is right 16 times of 16, 10 % to 50 % wanted')
    expect(await habitsOf(4)).toEqual({ day: [], all: [] })
  })

  test('for a new date reports no entry', async () => {
    room.admin = await app.person('admin')
    expect((await compare(aDay(DAY, ['A']))).json().data).toMatchObject({ entry: null, changes: [{ change: 'new' }] })
  })

  test('rejects the same uploads with the same messages as the upload', async () => {
    room.admin = await app.person('admin')
    const body = { publication_date: 'x', articles: [{ title: 'A' }] }
    const [compared, sent] = [await compare(body), await room.uploadAgain(body)]
    expect([compared.statusCode, compared.json()]).toEqual([422, sent.json()])
    expect(compared.json().details).toHaveLength(5)
  })
})

describe('the syllabus of an article', () => {
  test('goes round through upload, payload, edit, reader and restore', async () => {
    const question = { ...anArticle('Budget').potential_questions.prelims_quiz[0], syllabus: ['gs2.federalism.functions'] }
    const quiz = { potential_questions: { prelims_quiz: [question] } }
    const article = anArticle('Budget', { syllabus: ['gs3.economy', 'gs2.federalism'], ...quiz })
    const sent = await room.upload({ publication_date: DAY, articles: [article] })
    const { entry_id, article_ids } = sent.json().data
    const { payload } = await room.detail(entry_id)
    expect(payload.articles[0]).toMatchObject({ syllabus: ['gs3.economy', 'gs2.federalism'], ...quiz })

    const again = await app.call(entries.compare, { as: room.admin, body: payload })
    expect(again.json().data.changes).toMatchObject([{ change: 'unchanged' }])
    await room.edit(article_ids[0], { ...payload.articles[0], syllabus: ['gs2.federalism'] }, 1)
    const linesNow = async () =>
      (await app.call(articles.read, { as: room.admin, params: { articleId: article_ids[0] } }))
        .json()
        .data.syllabus.map(({ node_id, paper }: SyllabusLine) => [node_id, paper.en])
    expect(await linesNow()).toEqual([['gs2.federalism', 'GS2']])

    await room.restore(entry_id, 1, 2)
    expect(await linesNow()).toEqual([
      ['gs3.economy', 'GS3'],
      ['gs2.federalism', 'GS2'],
    ])
  })
})

describe('the must-know facts of an article', () => {
  const facts = ['One fact.', 'Another fact.', 'A third fact.']

  test('go round through upload, payload, edit, reader and restore', async () => {
    const article = anArticle('Budget', { must_know: facts, must_know_translated: { hi: ['एक।', 'दो।', 'तीन।'] } })
    const { entry_id, article_ids } = (await room.upload({ publication_date: DAY, articles: [article] })).json().data
    const { payload } = await room.detail(entry_id)
    expect(payload.articles[0]).toMatchObject({ must_know: facts, must_know_translated: { hi: ['एक।', 'दो।', 'तीन।'] } })

    await room.edit(article_ids[0], { ...payload.articles[0], must_know: [] }, 1)
    const factsNow = async () =>
      (await app.call(articles.read, { as: room.admin, params: { articleId: article_ids[0] } })).json().data.must_know
    expect(await factsNow()).toEqual([])
    await room.restore(entry_id, 1, 2)
    expect(await factsNow()).toEqual(facts)
  })
})

test('translated questions, marks and key demands go round through upload, payload, edit, restore and replacement', async () => {
  const [question] = anArticle('Budget').potential_questions.prelims_quiz
  const hi = { question_text: 'कौन-सा?', options: { A: 'यह', B: 'वह' }, explanation: 'क्योंकि।' }
  const quiz = (translated: object) => ({ potential_questions: { prelims_quiz: [{ ...question, translated }] } })
  const key_demands = [4, 4, 3.5, 3.5].map((marks, n) => ({ point: `Point ${n + 1}.`, marks }))
  const mains_model_answers = [
    { question: 'Discuss.', answer: 'Text.', key_demands },
    { question: 'Why?', answer: 'So.', marks: 10 },
  ]
  const article = anArticle('Budget', { mains_model_answers, ...quiz({ hi }) })
  const { entry_id, article_ids } = (await room.upload({ publication_date: DAY, articles: [article] })).json().data
  const payloadNow = async () => (await room.detail(entry_id)).payload
  const first = await payloadNow()
  expect(first.articles[0]).toEqual(article)
  const compared = await app.call(entries.compare, { as: room.admin, body: first })
  expect(compared.json().data).toMatchObject({
    changes: [{ change: 'unchanged' }],
    practice: [{ key_demands: 4, translated_questions: { hi: 1, ta: 0 }, texts: { total: 7, translated: { hi: 1, ta: 0 } } }],
  })

  const ta = { question_text: 'எது?', options: { A: 'இது', B: 'அது' } }
  await room.edit(article_ids[0], { ...article, ...quiz({ hi, ta }) }, 1)
  expect((await payloadNow()).articles[0]).toEqual({ ...article, ...quiz({ hi, ta }) })
  await room.edit(article_ids[0], anArticle('Budget'), 2)
  expect((await payloadNow()).articles[0]).toEqual(anArticle('Budget'))
  await room.restore(entry_id, 1, 3)
  expect(await payloadNow()).toEqual(first)
  await room.uploadAgain({ ...first, articles: [{ ...article, ...quiz({ ta }) }], replace: true })
  expect((await payloadNow()).articles[0]).toEqual({ ...article, ...quiz({ ta }) })
})

test('versions and articles that were stored before a field existed are the same as with an empty one', async () => {
  const { entry_id, article_ids } = await room.uploaded()
  await sql`update entry_versions set content = (
    select jsonb_agg(one #- '{upload,syllabus}' #- '{upload,must_know}' #- '{upload,must_know_translated}') from jsonb_array_elements(content) as one)`.execute(
    app.db,
  )
  await sql`update articles set body = body - 'must_know' - 'must_know_translated'`.execute(app.db)
  expect((await room.restore(entry_id, 1, 1)).json().data).toMatchObject({ revision: 1, changed: false })
  const read = await app.call(articles.read, { as: room.admin, params: { articleId: article_ids[0] } })
  expect(read.json().data).toMatchObject({ must_know: [], must_know_translated: {} })
})

describe('a stale decision', () => {
  test('to replace is refused with the name of the other editor, and changes nothing', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    await room.edit(article_ids[0], anArticle('Budget', { summary: 'Edited meanwhile.' }), 1)
    const stale = await room.uploadAgain({ ...aDay(DAY, ['Other']), replace: true, expected_revision: 1 })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    expect(stale.json().error).toBe(
      `${room.admin.username} has changed this day since you opened it. It is now at version 2. Please review it again.`,
    )
    expect((await room.detail(entry_id)).payload.articles).toMatchObject([{ summary: 'Edited meanwhile.' }, { title: 'Monsoon' }])
    expect((await room.uploadAgain({ ...aDay(DAY, ['Other']), replace: true, expected_revision: 2 })).statusCode).toBe(200)
  })

  test('to replace a day that has been deleted is refused', async () => {
    const { entry_id } = await room.uploaded()
    await room.remove(entry_id, 1)
    const stale = await room.uploadAgain({ ...aDay(DAY, ['Other']), replace: true, expected_revision: 1 })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    expect(await room.rows()).toEqual([])
  })

  test('to edit, publish, restore or delete is refused', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    await room.edit(article_ids[0], anArticle('Budget', { summary: 'New.' }), 1)
    const replies = [
      await room.edit(article_ids[1], anArticle('Monsoon', { summary: 'New.' }), 1),
      await room.setStatus(entry_id, { status: 'draft', expected_revision: 1 }),
      await room.restore(entry_id, 1, 1),
      await room.remove(entry_id, 1),
    ]
    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(Array(4).fill([409, 'stale']))
  })

  test('of twenty concurrent changes one succeeds', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => room.edit(article_ids[0], anArticle('Budget', { summary: `By ${n}` }), 1)),
    )
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, ...Array(19).fill(409)])
    expect(await room.history(entry_id)).toHaveLength(2)
  })
})

describe('publishing', () => {
  test('a published draft can be found and read, and is announced once', async () => {
    const reader = await app.person()
    const { entry_id, article_ids } = await room.uploaded(['Budget'], { status: 'draft' })
    const [articleId = ''] = article_ids
    expect([await room.readable(articleId), await room.found('Budget'), (await room.told(reader)).length]).toEqual([404, 0, 0])
    expect((await room.setStatus(entry_id, { status: 'published', expected_revision: 1 })).json().data).toMatchObject({
      status: 'published',
      revision: 2,
      changed: true,
    })
    expect([await room.readable(articleId), await room.found('Budget'), (await room.told(reader)).length]).toEqual([200, 1, 1])
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 2 })
    expect([await room.readable(articleId), await room.found('Budget')]).toEqual([404, 0])
    await room.setStatus(entry_id, { status: 'published', expected_revision: 3 })
    expect([await room.readable(articleId), await room.found('Budget'), (await room.told(reader)).length]).toEqual([200, 1, 1])
    expect((await room.audited()).map(({ action }) => action)).toEqual([
      'entry.uploaded',
      'entry.published',
      'entry.unpublished',
      'entry.published',
    ])
  })

  test('returning a day to draft keeps progress and bookmarks', async () => {
    const { entry_id, article_ids } = await room.uploaded(['Budget'])
    const reader = await app.person()
    await app.call(progress.markRead, { as: reader, params: { articleId: article_ids[0] } })
    await app.call(bookmarks.add, { as: reader, body: { article_id: article_ids[0] } })
    const marks = async () => [
      (await app.call(progress.readIds, { as: reader })).json().data,
      (await app.call(bookmarks.list, { as: reader })).json().data.length,
    ]
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 1 })
    expect(await marks()).toEqual([[], 0])
    await room.setStatus(entry_id, { status: 'published', expected_revision: 2 })
    expect(await marks()).toEqual([article_ids, 1])
  })

  test('an unchanged status creates no version', async () => {
    const { entry_id } = await room.uploaded()
    const reply = await room.setStatus(entry_id, { status: 'published', expected_revision: 1 })
    expect(reply.json().data).toMatchObject({ revision: 1, changed: false })
    expect(await room.history(entry_id)).toHaveLength(1)
  })
})

test('unknown ids get 404', async () => {
  await room.uploaded()
  const entryId = newId()
  const replies = [
    await app.call(entries.entry, { as: room.admin, params: { entryId } }),
    await app.call(entries.history, { as: room.admin, params: { entryId } }),
    await room.setStatus(entryId, { status: 'draft', expected_revision: 1 }),
    await room.remove(entryId, 1),
    await room.restore(entryId, 1, 1),
    await room.edit(entryId, anArticle('A'), 1),
    await app.call(entries.version, { as: room.admin, params: { entryId, revision: 1 } }),
    await app.call(entries.version, { as: room.admin, params: { entryId, revision: 'first' as never } }),
  ]
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(404))
})

test('the name of a deleted account stays in the history', async () => {
  const { entry_id } = await room.uploaded()
  const { username, id } = room.admin
  await app.db.deleteFrom('users').where('user_id', '=', id).execute()
  room.admin = await app.person('admin')
  expect((await room.history(entry_id))[0]).toMatchObject({ by: username })
})

describe('the readers who are notified of a day', () => {
  const audience = async (query: { entry_id?: string; publication_date?: string; published_on?: string } = {}) =>
    (await app.call(entries.audience, { as: room.admin, query })).json().data

  test('are all who may sign in and have not turned it off, until the day was announced', async () => {
    room.admin = await app.person('admin')
    await app.person('free')
    const silent = await app.person('pro')
    await app.call(notifications.savePreferences, { as: silent, body: { in_app_new_articles: false } })
    const { readers } = await audience()
    const { count } = await app.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(readers).toBe(Number(count) - 1)
    const { entry_id } = await room.uploaded()
    expect(await audience({ entry_id })).toEqual({ readers: 0, was_announced: true, is_archive: false })
  })

  test('are none for a day of the archive', async () => {
    app.now = new Date('2026-01-22T20:00:00Z')
    room.admin = await app.person('admin')
    expect((await audience({ publication_date: '2026-01-16' })).readers).toBeGreaterThan(0)
    expect(await audience({ publication_date: '2026-01-15' })).toEqual({ readers: 0, was_announced: false, is_archive: true })
    const later = { publication_date: '2026-01-16', published_on: '2026-01-24' }
    expect(await audience(later)).toEqual({ readers: 0, was_announced: false, is_archive: true })
  })
})
