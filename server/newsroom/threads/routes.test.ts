import { describe, expect, test } from 'vitest'
import { audit } from '#contract/accounts/audit.ts'
import { MAX_THREADS, THREAD_NOT_FOUND, TOO_MANY_THREADS, threads, UNKNOWN_THREAD_ARTICLE } from '#contract/newsroom/threads.ts'
import { articles } from '#contract/reading/articles.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const TEXTS = { title: 'Seats for women', description: 'From the bills of 1996 to the Act.' }
const create = async (as: Person, article_ids: string[], parts = {}) =>
  (await app.call(threads.create, { as, body: { ...TEXTS, article_ids, ...parts } })).json().data.thread_id as string
const read = async (as: Person, threadId: string, language = 'en') =>
  (await app.call(threads.read, { as, params: { threadId }, query: { language } })).json().data
const listed = async (as: Person, language = 'en') => (await app.call(threads.list, { as, query: { language } })).json().data
const history = (...historical_context: string[]) => ({ follow_up_data: { historical_context } })
const MUST_KNOW = ['The bill passed by 454 votes to 2.', 'It needs a census.', 'It needs a delimitation.']
const sources = [{ title: 'Act', publisher: 'Gazette', kind: 'act', date: '2023-09-28', url: 'https://example.org/act' }]

/** Two days of the story. */
async function story(): Promise<[string, string]> {
  const fact = { sentence: 'Women hold 15% of the seats.', value: '15%', source: 0, date: '2023-09-01' }
  const first = anArticle('The bill passes', {
    ...history('1996: A bill lapses.', '20 September 2023: The Lok Sabha passes the bill.'),
    ...{ sources, facts: [fact], must_know: MUST_KNOW },
    since_then: [{ date: '2026-04-17', text: 'The bill to begin it earlier failed in the Lok Sabha.', source: 0 }],
    title_translated: { hi: 'विधेयक पारित' },
  })
  const second = anArticle('The amendment fails', {
    ...history('20 September 2023: Lok Sabha passes the bill by 454 to 2.', '17 April 2026: A bill to begin it earlier fails.'),
  })
  const [one] = await published(app, '2023-09-22', [], { articles: [first] })
  const [other] = await published(app, '2026-04-18', [], { articles: [second] })
  return [one ?? '', other ?? '']
}

describe('a thread', () => {
  test('has one timeline of its articles, their facts with dates, and the number of their questions', async () => {
    const [admin, reader] = [await app.person('admin'), await app.person()]
    const [one, other] = await story()
    const threadId = await create(admin, [one, other], { translated: { hi: { title: 'महिलाओं के लिए सीटें' } } })
    const thread = await read(reader, threadId)
    expect(thread).toMatchObject({ title: { lang: 'en', value: TEXTS.title }, question_count: 2 })
    expect(
      thread.timeline.map(({ text, article_id }: { text: { value: string }; article_id: string }) => [text.value, article_id]),
    ).toEqual([
      ['1996: A bill lapses.', one],
      ['20 September 2023: Lok Sabha passes the bill by 454 to 2.', other],
      ['The bill to begin it earlier failed in the Lok Sabha.', one],
    ])
    expect(thread.timeline.at(-1)).toMatchObject({ date: '2026-04-17', source: { publisher: 'Gazette' } })
    expect(thread.articles.map(({ title }: { title: { value: string } }) => title.value)).toEqual([
      'The bill passes',
      'The amendment fails',
    ])
    expect(thread.articles[0]).toMatchObject({
      facts: [{ value: '15%', date: '2023-09-01', source: { url: 'https://example.org/act' } }],
      must_know: MUST_KNOW.map((value) => ({ lang: 'en', value })),
    })
    const hindi = await read(reader, threadId, 'hi')
    expect([hindi.title, hindi.description.lang, hindi.articles[0].title]).toEqual([
      { lang: 'hi', value: 'महिलाओं के लिए सीटें' },
      'en',
      { lang: 'hi', value: 'विधेयक पारित' },
    ])
  })

  test('is named by its articles, and listed with what is published of it', async () => {
    const [admin, reader] = [await app.person('admin'), await app.person()]
    const [one, other] = await story()
    const [draft] = await published(app, '2026-05-01', ['Not yet'], { status: 'draft' })
    const threadId = await create(admin, [one, other, draft ?? ''])
    await create(admin, [draft ?? ''], { title: 'All drafts' })
    expect(await listed(reader)).toEqual([
      expect.objectContaining({ thread_id: threadId, articles: 2, newest_day: '2026-04-18' }),
    ])
    const article = (await app.call(articles.read, { as: reader, params: { articleId: one } })).json().data
    expect(article.threads).toEqual([{ thread_id: threadId, title: TEXTS.title, title_translated: {} }])
    await deleteDay(app, '2023-09-22')
    expect((await read(reader, threadId)).articles).toHaveLength(1)
  })

  test('without a published article is not found', async () => {
    const [admin, reader] = [await app.person('admin'), await app.person()]
    const threadId = await create(admin, [])
    for (const params of [{ threadId }, { threadId: newId() }]) {
      const reply = await app.call(threads.read, { as: reader, params, query: {} })
      expect([reply.statusCode, reply.json().error]).toEqual([404, THREAD_NOT_FOUND])
    }
  })
})

describe('admins', () => {
  test('rename a thread, change its articles and their order, and delete it; the audit log has each', async () => {
    const [admin, reader] = [await app.person('admin'), await app.person()]
    const [one, other] = await story()
    const threadId = await create(admin, [one])
    const params = { threadId }
    const save = (article_ids: string[], title = TEXTS.title) =>
      app.call(threads.save, { as: admin, params, body: { ...TEXTS, title, article_ids } })
    expect(await read(reader, threadId)).toMatchObject({ title: { value: TEXTS.title } })
    await save([other, one], 'Women in Parliament')
    const edited = (await app.call(threads.adminRead, { as: admin, params })).json().data
    expect([edited.title, edited.articles.map(({ article_id }: { article_id: string }) => article_id)]).toEqual([
      'Women in Parliament',
      [other, one],
    ])
    expect((await read(reader, threadId)).title.value).toBe('Women in Parliament')
    expect((await app.call(threads.adminList, { as: admin })).json().data).toEqual([
      { thread_id: threadId, title: 'Women in Parliament', articles: 2 },
    ])
    await app.call(threads.remove, { as: admin, params })
    expect(await listed(reader)).toEqual([])
    for (const call of [await app.call(threads.remove, { as: admin, params }), await save([])])
      expect([call.statusCode, call.json().error]).toEqual([404, THREAD_NOT_FOUND])
    const acts = (await app.call(audit.list, { as: admin })).json().data.slice(0, 3)
    expect(acts.map(({ action, details }: { action: string; details: object }) => [action, details])).toEqual([
      ['thread.deleted', {}],
      ['thread.saved', { articles: 2, title_before: TEXTS.title }],
      ['thread.created', { articles: 1 }],
    ])
  })

  test('cannot name an article that does not exist, or the same one twice', async () => {
    const admin = await app.person('admin')
    const [id] = await published(app, '2026-01-12', ['Only'])
    const reply = (article_ids: unknown[]) => app.call(threads.create, { as: admin, body: { ...TEXTS, article_ids } })
    expect((await reply([newId()])).json().details).toEqual([{ path: 'article_ids', message: UNKNOWN_THREAD_ARTICLE }])
    expect((await reply([id, id])).json().details[0].message).toBe('article_ids must not name an article twice')
    expect((await app.call(threads.adminList, { as: admin })).json().data).toEqual([])
  })

  test('alone may edit threads, and cannot create more than can be listed', async () => {
    const [admin, tester] = [await app.person('admin'), await app.person('tester')]
    const body = { ...TEXTS, article_ids: [] }
    expect((await app.call(threads.create, { as: tester, body })).statusCode).toBe(403)
    const rows = Array.from({ length: MAX_THREADS }, () => ({ ...TEXTS, thread_id: newId(), created_at: app.now }))
    await app.db.insertInto('threads').values(rows).execute()
    const refused = await app.call(threads.create, { as: admin, body })
    expect([refused.statusCode, refused.json().error]).toEqual([409, TOO_MANY_THREADS])
  })
})

describe('proposals', () => {
  const terms = (...names: string[]) => ({
    follow_up_data: { key_terms_list: names.map((term) => ({ term, definition: 'A term.' })) },
  })

  test('are articles that share terms or title words, with the reason; those of the thread are left out', async () => {
    const admin = await app.person('admin')
    const [one, near, far] = await published(app, '2026-01-12', [], {
      articles: [
        anArticle('Climate summit ends in Baku', { ...terms('Loss and damage', 'NDC'), syllabus: ['gs3.environment'] }),
        anArticle('After the summit', { ...terms('loss and damage'), syllabus: ['gs3.environment'] }),
        anArticle('Chess champion of eighteen', { ...terms('Elo rating'), syllabus: ['gs3.environment'] }),
      ],
    })
    const proposed = async (ids: (string | undefined)[]) =>
      (await app.call(threads.proposals, { as: admin, query: { articles: ids.join(',') } })).json().data
    expect(await proposed([one])).toEqual([
      {
        article_id: near,
        ...{ title: 'After the summit', publication_date: '2026-01-12', status: 'published' },
        reason: expect.stringMatching(/^Term loss and damage; title: summit; /),
      },
    ])
    expect(await proposed([one, near])).toEqual([])
    expect(await proposed([far])).toEqual([])
  })

  test('a word of many titles says nothing', async () => {
    const admin = await app.person('admin')
    const titles = ['First court', 'Second court', 'Third court', 'Fourth court', 'Fifth court']
    const [first] = await published(app, '2026-01-12', [], { articles: titles.map((title) => anArticle(title, terms(title))) })
    const reply = await app.call(threads.proposals, { as: admin, query: { articles: first ?? '' } })
    expect(reply.json().data).toEqual([])
  })
})
