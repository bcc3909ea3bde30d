import { describe, expect, test } from 'vitest'
import { articles } from '#contract/articles.ts'
import { bookmarks } from '#contract/bookmarks.ts'
import { daily } from '#contract/daily.ts'
import { ingest } from '#contract/ingest.ts'
import { newsroom } from '#contract/newsroom.ts'
import { notifications } from '#contract/notifications.ts'
import { progress } from '#contract/progress.ts'
import { quizzes } from '#contract/quizzes.ts'
import { search } from '#contract/search.ts'
import { newId } from '#server/platform/ids.ts'
import { type Person, testApp } from '#tests/support/app.ts'
import { aDay, anArticle } from '#tests/support/articles.ts'
import { publishDue } from './commands.ts'

const app = testApp()
const DAY = '2026-01-15'

let admin: Person
const upload = async (body: unknown, as?: Person) => {
  admin = as ?? (await app.person('admin'))
  return app.call(ingest.day, { as: admin, body })
}
const uploaded = async (titles = ['Budget', 'Monsoon'], parts: Record<string, unknown> = {}) =>
  (await upload(aDay(DAY, titles, parts))).json().data as { entry_id: string; article_ids: string[]; revision: number }
const detail = async (entryId: string) => (await app.call(newsroom.entry, { as: admin, params: { entryId } })).json().data
const history = async (entryId: string) => (await app.call(newsroom.history, { as: admin, params: { entryId } })).json().data
const setStatus = (entryId: string, body: Record<string, unknown>) =>
  app.call(newsroom.setStatus, { as: admin, params: { entryId }, body })
const edit = (articleId: string, article: unknown, expected_revision: number) =>
  app.call(newsroom.editArticle, { as: admin, params: { articleId }, body: { article, expected_revision } })
const restore = (entryId: string, revision: number, expected_revision: number | null) =>
  app.call(newsroom.restore, { as: admin, params: { entryId }, body: { revision, expected_revision } })
const remove = (entryId: string, expected_revision: number) =>
  app.call(newsroom.remove, { as: admin, params: { entryId }, query: { expected_revision } })
const found = async (q: string) => (await app.call(search.articles, { as: admin, query: { q } })).json().data.length
const readable = async (articleId: string) =>
  (await app.call(articles.read, { as: await app.person(), params: { articleId } })).statusCode
const told = async (as: Person) =>
  (await app.call(notifications.list, { as })).json().data.filter(({ type }: { type: string }) => type === 'new_article')
const audited = () =>
  app.db.selectFrom('audit_log').orderBy('at').orderBy('audit_id').select(['action', 'actor_name', 'details']).execute()
const rows = () => app.db.selectFrom('articles').orderBy('position').select(['article_id', 'updated_at', 'position']).execute()

describe('the same day again', () => {
  test('changes nothing: no version, no notice, no new id, no new time', async () => {
    const first = await uploaded()
    const [before, acts] = [await rows(), await audited()]
    const questions = () => app.db.selectFrom('quiz_questions').select('question_id').execute()
    const ids = await questions()
    app.pass(60_000)
    const again = (await upload({ ...aDay(DAY, ['Budget', 'Monsoon']), replace: true }, admin)).json().data
    expect(again).toEqual(first)
    expect([await rows(), await audited(), await questions()]).toEqual([before, acts, ids])
    expect((await detail(first.entry_id)).updated_at).toBe('2026-01-15T06:00:00.000Z')
    expect(await history(first.entry_id)).toHaveLength(1)
  })

  test('with one article changed writes that article alone', async () => {
    const { entry_id, article_ids } = await uploaded()
    const before = await rows()
    app.pass(60_000)
    const body = {
      publication_date: DAY,
      replace: true,
      articles: [anArticle('Budget'), anArticle('Monsoon', { summary: 'Late.' })],
    }
    expect((await upload(body, admin)).json().data).toMatchObject({ article_ids, revision: 2 })
    const after = await rows()
    expect(after[0]).toEqual(before[0])
    expect(after[1]?.updated_at).not.toEqual(before[1]?.updated_at)
    expect((await history(entry_id))[0]).toMatchObject({
      action: 'replaced',
      by: admin.username,
      changes: [{ title: 'Monsoon', change: 'changed', fields: ['summary'] }],
    })
  })

  test('in another order keeps every article as it is but for its place', async () => {
    const { article_ids } = await uploaded()
    app.pass(60_000)
    const after = (await upload({ ...aDay(DAY, ['Monsoon', 'Budget']), replace: true }, admin)).json().data
    expect(after.article_ids).toEqual([...article_ids].reverse())
    expect((await rows()).map(({ updated_at }) => updated_at.toISOString())).toEqual(Array(2).fill('2026-01-15T06:00:00.000Z'))
  })
})

describe('comparing an upload', () => {
  const compare = (body: unknown) => app.call(newsroom.compare, { as: admin, body })

  test('says what it would change, what would be lost, and changes nothing', async () => {
    const { article_ids } = await uploaded()
    const reader = await app.person()
    await app.call(progress.markRead, { as: reader, params: { articleId: article_ids[1] as string } })
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
    expect(data.warnings).toEqual([{ path: 'note', message: 'This field is not known and will be left out' }])
    expect(data.preview[0]).toMatchObject({
      title: 'Budget',
      summary: 'New.',
      potential_questions: { prelims_quiz: [{ correct_option: 'B' }] },
    })
    expect(await rows()).toHaveLength(2)
  })

  test('of a new date names no entry', async () => {
    admin = await app.person('admin')
    expect((await compare(aDay(DAY, ['A']))).json().data).toMatchObject({ entry: null, changes: [{ change: 'new' }] })
  })

  test('refuses what the upload would refuse, in the same words', async () => {
    admin = await app.person('admin')
    const body = { publication_date: 'x', articles: [{ title: 'A' }] }
    const [compared, sent] = [await compare(body), await upload(body, admin)]
    expect([compared.statusCode, compared.json()]).toEqual([422, sent.json()])
    expect(compared.json().details).toHaveLength(5)
  })
})

describe('a stale decision', () => {
  test('to replace is refused with who changed the day, and changes nothing', async () => {
    const { entry_id, article_ids } = await uploaded()
    await edit(article_ids[0] as string, anArticle('Budget', { summary: 'Edited meanwhile.' }), 1)
    const stale = await upload({ ...aDay(DAY, ['Other']), replace: true, expected_revision: 1 }, admin)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    expect(stale.json().error).toBe(
      `This day has changed since you looked at it: it is at version 2 now, by ${admin.username}. Look at it again before you decide.`,
    )
    expect((await detail(entry_id)).payload.articles).toMatchObject([{ summary: 'Edited meanwhile.' }, { title: 'Monsoon' }])
    expect((await upload({ ...aDay(DAY, ['Other']), replace: true, expected_revision: 2 }, admin)).statusCode).toBe(200)
  })

  test('to replace a day that was deleted since is refused', async () => {
    const { entry_id } = await uploaded()
    await remove(entry_id, 1)
    const stale = await upload({ ...aDay(DAY, ['Other']), replace: true, expected_revision: 1 }, admin)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    expect(await rows()).toEqual([])
  })

  test('to edit, publish, restore or delete is refused', async () => {
    const { entry_id, article_ids } = await uploaded()
    await edit(article_ids[0] as string, anArticle('Budget', { summary: 'New.' }), 1)
    const replies = [
      await edit(article_ids[1] as string, anArticle('Monsoon', { summary: 'New.' }), 1),
      await setStatus(entry_id, { status: 'draft', expected_revision: 1 }),
      await restore(entry_id, 1, 1),
      await remove(entry_id, 1),
    ]
    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(Array(4).fill([409, 'stale']))
  })

  test('of twenty at once one wins', async () => {
    const { entry_id, article_ids } = await uploaded()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => edit(article_ids[0] as string, anArticle('Budget', { summary: `By ${n}` }), 1)),
    )
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, ...Array(19).fill(409)])
    expect(await history(entry_id)).toHaveLength(2)
  })
})

describe('publishing', () => {
  test('a draft that is published is found, read and told of, once', async () => {
    const reader = await app.person()
    const { entry_id, article_ids } = await uploaded(['Budget'], { status: 'draft' })
    const [articleId = ''] = article_ids
    expect([await readable(articleId), await found('Budget'), (await told(reader)).length]).toEqual([404, 0, 0])
    expect((await setStatus(entry_id, { status: 'published', expected_revision: 1 })).json().data).toMatchObject({
      status: 'published',
      revision: 2,
      changed: true,
    })
    expect([await readable(articleId), await found('Budget'), (await told(reader)).length]).toEqual([200, 1, 1])
    await setStatus(entry_id, { status: 'draft', expected_revision: 2 })
    expect([await readable(articleId), await found('Budget')]).toEqual([404, 0])
    await setStatus(entry_id, { status: 'published', expected_revision: 3 })
    expect([await readable(articleId), await found('Budget'), (await told(reader)).length]).toEqual([200, 1, 1])
    expect((await audited()).map(({ action }) => action)).toEqual([
      'entry.uploaded',
      'entry.published',
      'entry.unpublished',
      'entry.published',
    ])
  })

  test('taking a day back keeps progress and bookmarks for when it returns', async () => {
    const { entry_id, article_ids } = await uploaded(['Budget'])
    const reader = await app.person()
    await app.call(progress.markRead, { as: reader, params: { articleId: article_ids[0] as string } })
    await app.call(bookmarks.add, { as: reader, body: { article_id: article_ids[0] } })
    const marks = async () => [
      (await app.call(progress.readIds, { as: reader })).json().data,
      (await app.call(bookmarks.list, { as: reader })).json().data.length,
    ]
    await setStatus(entry_id, { status: 'draft', expected_revision: 1 })
    expect(await marks()).toEqual([[], 0])
    await setStatus(entry_id, { status: 'published', expected_revision: 2 })
    expect(await marks()).toEqual([article_ids, 1])
  })

  test('what is so already makes no version', async () => {
    const { entry_id } = await uploaded()
    const reply = await setStatus(entry_id, { status: 'published', expected_revision: 1 })
    expect(reply.json().data).toMatchObject({ revision: 1, changed: false })
    expect(await history(entry_id)).toHaveLength(1)
  })
})

describe('a scheduled day', () => {
  const AT = '2026-01-16T06:00:00+05:30'
  const UTC = '2026-01-16T00:30:00.000Z'

  test('is a draft until its minute, then published once, by the schedule', async () => {
    const reader = await app.person()
    const { entry_id, article_ids } = await uploaded(['Budget'], { status: 'draft', scheduled_for: AT })
    expect(await detail(entry_id)).toMatchObject({ status: 'draft', scheduled_for: UTC })
    expect((await app.call(daily.adminEntries, { as: admin })).json().data).toMatchObject([
      { status: 'draft', scheduled_for: UTC },
    ])
    await publishDue(app.db, new Date('2026-01-16T00:29:59Z'))
    expect(await readable(article_ids[0] as string)).toBe(404)
    app.now = new Date(UTC)
    await Promise.all([publishDue(app.db, app.now), publishDue(app.db, app.now), publishDue(app.db, app.now)])
    expect([await readable(article_ids[0] as string), (await told(reader)).length, await found('Budget')]).toEqual([200, 1, 1])
    expect(await detail(entry_id)).toMatchObject({ status: 'published', scheduled_for: null, revision: 2 })
    expect((await history(entry_id))[0]).toMatchObject({ action: 'published', by: 'The schedule', at: UTC })
  })

  test('that fell due while nothing ran is published when it runs again', async () => {
    const { article_ids } = await uploaded(['Budget'], { status: 'draft', scheduled_for: AT })
    await publishDue(app.db, new Date('2026-03-01T00:00:00Z'))
    expect(await readable(article_ids[0] as string)).toBe(200)
  })

  test('can be put off, and taken off the schedule', async () => {
    const { entry_id, article_ids } = await uploaded(['Budget'], { status: 'draft', scheduled_for: AT })
    await setStatus(entry_id, { status: 'draft', scheduled_for: '2026-01-17T06:00:00+05:30', expected_revision: 1 })
    await publishDue(app.db, new Date(UTC))
    await setStatus(entry_id, { status: 'draft', expected_revision: 2 })
    await publishDue(app.db, new Date('2026-02-01T00:00:00Z'))
    expect(await readable(article_ids[0] as string)).toBe(404)
    expect((await history(entry_id)).map(({ action }: { action: string }) => action)).toEqual([
      'unpublished',
      'scheduled',
      'uploaded',
    ])
  })

  test('cannot be scheduled for a time that has passed', async () => {
    const { entry_id } = await uploaded(['Budget'], { status: 'draft' })
    const past = { status: 'draft', scheduled_for: '2026-01-15T06:00:00+05:30', expected_revision: 1 }
    const reply = await setStatus(entry_id, past)
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'This time has passed. Choose a later one, or publish now.'])
    expect(
      (await upload({ ...aDay('2026-01-14', ['A']), status: 'draft', scheduled_for: past.scheduled_for }, admin)).statusCode,
    ).toBe(422)
  })
})

describe('editing an article', () => {
  test('keeps its id and its questions, under another title too, and search and quiz follow', async () => {
    const { entry_id, article_ids } = await uploaded()
    const [articleId = ''] = article_ids
    const read = async () => (await app.call(articles.read, { as: await app.person('pro'), params: { articleId } })).json().data
    const before = await read()
    const reply = await edit(articleId, anArticle('Zymurgy'), 1)
    expect(reply.json().data).toMatchObject({ revision: 2, changed: true })
    const after = await read()
    expect(after).toMatchObject({ title: 'Zymurgy', potential_questions: before.potential_questions })
    expect([await found('zymurgy'), await found('Budget')]).toEqual([1, 0])
    const quiz = await app.call(quizzes.quiz, {
      as: await app.person('pro'),
      params: { quizId: after.potential_questions.quiz_id },
    })
    expect(quiz.json().data).toMatchObject({ title: 'Quiz on Zymurgy', article: { title: 'Zymurgy' } })
    expect((await history(entry_id))[0]).toMatchObject({
      action: 'edited',
      changes: [{ article_id: articleId, title: 'Zymurgy' }],
    })
  })

  test('follows the rules of the upload, each mistake at its place', async () => {
    const { article_ids } = await uploaded()
    const reply = await edit(
      article_ids[0] as string,
      { title: 'Budget', analysis_text: { end: 'x' }, mains_model_answers: 5 },
      1,
    )
    expect(reply.statusCode).toBe(422)
    expect(reply.json().details.map(({ path }: { path: string }) => path)).toEqual([
      'article.summary',
      'article.gs_paper_category',
      'article.analysis_text.end',
      'article.mains_model_answers',
    ])
  })

  test('refuses the title of another article of the day', async () => {
    const { article_ids } = await uploaded()
    const reply = await edit(article_ids[0] as string, anArticle('MONSOON'), 1)
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'Another article of this day has this title'])
  })

  test('without a change makes no version', async () => {
    const { entry_id, article_ids } = await uploaded()
    const form = (await detail(entry_id)).payload.articles[0]
    expect((await edit(article_ids[0] as string, form, 1)).json().data).toMatchObject({ revision: 1, changed: false })
  })
})

describe('history', () => {
  test('an earlier version comes back with the ids it had, and that is a version too', async () => {
    const { entry_id, article_ids } = await uploaded()
    await edit(article_ids[0] as string, anArticle('Court'), 1)
    await edit(article_ids[1] as string, anArticle('Budget'), 2)
    const difference = await app.call(newsroom.version, { as: admin, params: { entryId: entry_id, revision: 1 } })
    expect(difference.json().data.changes).toMatchObject([
      { article_id: article_ids[0], title: 'Budget', change: 'changed' },
      { article_id: article_ids[1], title: 'Monsoon', change: 'changed' },
    ])
    expect((await restore(entry_id, 1, 3)).json().data).toMatchObject({ revision: 4, changed: true })
    const { payload, article_ids: now } = await detail(entry_id)
    expect([now, payload.articles.map(({ title }: { title: string }) => title)]).toEqual([article_ids, ['Budget', 'Monsoon']])
    expect((await history(entry_id)).map(({ action }: { action: string }) => action)).toEqual([
      'restored',
      'edited',
      'edited',
      'uploaded',
    ])
    expect((await restore(entry_id, 1, 4)).json().data).toMatchObject({ revision: 4, changed: false })
  })

  test('two articles that had swapped their titles get them back', async () => {
    const { entry_id, article_ids } = await uploaded(['A', 'B'])
    await edit(article_ids[0] as string, anArticle('C'), 1)
    await edit(article_ids[1] as string, anArticle('A'), 2)
    await edit(article_ids[0] as string, anArticle('B'), 3)
    expect((await restore(entry_id, 1, 4)).statusCode).toBe(200)
    expect((await detail(entry_id)).payload.articles.map(({ title }: { title: string }) => title)).toEqual(['A', 'B'])
  })

  test('a change of status alone keeps the articles it stands for', async () => {
    const { entry_id, article_ids } = await uploaded()
    await setStatus(entry_id, { status: 'draft', expected_revision: 1 })
    await edit(article_ids[0] as string, anArticle('Court'), 2)
    expect((await restore(entry_id, 2, 3)).json().data).toMatchObject({ status: 'draft', changed: true })
    expect((await detail(entry_id)).payload.articles[0].title).toBe('Budget')
  })

  test('comes page by page', async () => {
    const { entry_id, article_ids } = await uploaded()
    for (let n = 1; n <= 4; n++) await edit(article_ids[0] as string, anArticle('Budget', { summary: `Number ${n}` }), n)
    const page = async (query: Record<string, unknown>) =>
      (await app.call(newsroom.history, { as: admin, params: { entryId: entry_id }, query })).json()
    const first = await page({ limit: 3 })
    const revisions = ({ data }: { data: { revision: number }[] }) => data.map(({ revision }) => revision)
    expect([revisions(first), first.next_before]).toEqual([[5, 4, 3], 3])
    const second = await page({ limit: 3, before: first.next_before })
    expect([revisions(second), second.next_before]).toEqual([[2, 1], null])
  })
})

describe('deleting a day', () => {
  test('takes it from readers, takes back what was said of it, and leaves its history', async () => {
    const reader = await app.person()
    const { entry_id, article_ids } = await uploaded()
    expect(await told(reader)).toHaveLength(1)
    expect((await remove(entry_id, 1)).json().data).toEqual({ revision: 2 })
    expect([await readable(article_ids[0] as string), (await told(reader)).length, await found('Budget')]).toEqual([404, 0, 0])
    expect((await history(entry_id))[0]).toMatchObject({
      action: 'deleted',
      changes: [{ change: 'removed' }, { change: 'removed' }],
    })
    expect((await app.call(newsroom.entry, { as: admin, params: { entryId: entry_id } })).statusCode).toBe(404)
  })

  test('can be undone: the day comes back as a draft with its ids', async () => {
    const { entry_id, article_ids } = await uploaded()
    await remove(entry_id, 1)
    expect((await restore(entry_id, 1, null)).json().data).toMatchObject({
      entry_id,
      status: 'draft',
      revision: 3,
      changed: true,
    })
    expect((await detail(entry_id)).article_ids).toEqual(article_ids)
    expect((await restore(entry_id, 1, null)).statusCode).toBe(409)
  })

  test('cannot be undone once another day has the date', async () => {
    const { entry_id } = await uploaded()
    await remove(entry_id, 1)
    await upload(aDay(DAY, ['Other']), admin)
    const reply = await restore(entry_id, 1, null)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'date_taken'])
  })
})

test('what is not there answers 404', async () => {
  await uploaded()
  const entryId = newId()
  const replies = [
    await app.call(newsroom.entry, { as: admin, params: { entryId } }),
    await app.call(newsroom.history, { as: admin, params: { entryId } }),
    await setStatus(entryId, { status: 'draft', expected_revision: 1 }),
    await remove(entryId, 1),
    await restore(entryId, 1, 1),
    await edit(entryId, anArticle('A'), 1),
    await app.call(newsroom.version, { as: admin, params: { entryId, revision: 1 } }),
    await app.call(newsroom.version, { as: admin, params: { entryId, revision: 'first' as never } }),
  ]
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(404))
})

test('an account that goes leaves its name in the history', async () => {
  const { entry_id } = await uploaded()
  const { username, id } = admin
  await app.db.deleteFrom('users').where('user_id', '=', id).execute()
  admin = await app.person('admin')
  expect((await history(entry_id))[0]).toMatchObject({ by: username })
})
