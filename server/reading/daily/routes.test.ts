import { describe, expect, test } from 'vitest'
import { readingMinutes } from '#contract/reading/analysis.ts'
import { articles as contract } from '#contract/reading/articles.ts'
import { daily } from '#contract/reading/daily.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { aRecording, upload } from '#tests/support/fixtures/recordings.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()

describe('the list of days', () => {
  test('shows published days, newest first, with their articles in order', async () => {
    await published(app, '2026-01-13', ['Old'])
    await published(app, '2026-01-15', ['First', 'Second'])
    await published(app, '2026-01-14', ['Draft'], { status: 'draft' })
    const { data, next_before } = (await app.call(daily.entries, { as: await app.person() })).json()
    expect(data.map((entry: { publication_date: string }) => entry.publication_date)).toEqual(['2026-01-15', '2026-01-13'])
    expect(data[0].articles).toMatchObject([
      { title: 'First', reading_minutes: 1, gs_paper_category: 'GS2' },
      { title: 'Second' },
    ])
    expect(next_before).toBeNull()
  })

  test('titles come in the language that I ask for, and every article names its languages and its quiz', async () => {
    const [first = '', second = ''] = await published(app, '2026-01-15', ['First', 'Second'])
    const translation = { analysis: '{}', english: '[]', made_of: '', updated_at: app.now }
    await app.db
      .insertInto('translations')
      .values([
        { article_id: first, language: 'hi', title: 'पहला', summary: 'सार', is_manual: false, ...translation },
        { article_id: second, language: 'ta', title: null, summary: 'சுருக்கம்', is_manual: false, ...translation },
      ])
      .execute()
    const quiz_id = newId()
    await app.db.deleteFrom('quizzes').execute()
    await app.db.insertInto('quizzes').values({ quiz_id, article_id: first, title: 'Quiz' }).execute()
    const reader = await app.person()
    const listed = async (query: Record<string, unknown>) =>
      (await app.call(daily.entries, { as: reader, query })).json().data[0].articles
    const plain = { title: 'First', languages: ['hi'], quiz_id, title_translated: {}, summary_translated: {} }
    expect(await listed({})).toMatchObject([plain, { title: 'Second', languages: ['ta'], quiz_id: null }])
    expect(await listed({ language: 'hi' })).toMatchObject([
      { ...plain, title_translated: { hi: 'पहला' }, summary_translated: { hi: 'सार' } },
      { title: 'Second', title_translated: {}, summary_translated: {} },
    ])
  })

  test('older days come page by page until the last one', async () => {
    for (let day = 1; day <= 9; day++) await published(app, `2026-01-0${day}`, [`Day ${day}`])
    const reader = await app.person()
    const seen: string[] = []
    let before: string | undefined
    for (let page = 0; page < 5; page++) {
      const reply = (await app.call(daily.entries, { as: reader, query: { limit: 4, ...(before ? { before } : {}) } })).json()
      seen.push(...reply.data.map((entry: { publication_date: string }) => entry.publication_date))
      before = reply.next_before
      if (!before) break
    }
    expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map((day) => `2026-01-0${day}`))
  })

  test('a newly published day is in the next reply', async () => {
    const reader = await app.person()
    expect((await app.call(daily.entries, { as: reader })).json().data).toEqual([])
    await published(app, '2026-01-15', ['Budget'])
    expect((await app.call(daily.entries, { as: reader })).json().data).toHaveLength(1)
  })

  test.each([
    { limit: 0 },
    { language: 'fr' },
    { limit: -1 },
    { limit: 101 },
    { limit: 'all' },
    { limit: '1e9' },
    { before: 'yesterday' },
    { before: '2026-02-30' },
  ])('%j is refused', async (query) => {
    expect((await app.call(daily.entries, { as: await app.person(), query })).statusCode).toBe(422)
  })

  test('admins see drafts too', async () => {
    await published(app, '2026-01-14', ['Draft'], { status: 'draft' })
    const { data } = (await app.call(daily.adminEntries, { as: await app.person('admin') })).json()
    expect(data).toMatchObject([
      { publication_date: '2026-01-14', status: 'draft', articles: [{ title: 'Draft', gs_paper_category: 'GS2' }] },
    ])
  })
})

describe('the list of an admin', () => {
  test('can be filtered by status', async () => {
    await published(app, '2026-01-13', ['Out'])
    await published(app, '2026-01-14', ['In the works'], { status: 'draft' })
    await published(app, '2026-01-16', ['Tomorrow'], { status: 'draft', scheduled_for: '2026-01-16T06:00:00+05:30' })
    const admin = await app.person('admin')
    const shown = async (show?: string) =>
      (await app.call(daily.adminEntries, { as: admin, query: show ? { show } : {} }))
        .json()
        .data.map(({ articles }: { articles: { title: string }[] }) => articles[0]?.title)
    expect(await shown()).toEqual(['Tomorrow', 'In the works', 'Out'])
    expect([await shown('published'), await shown('draft'), await shown('scheduled')]).toEqual([
      ['Out'],
      ['In the works'],
      ['Tomorrow'],
    ])
  })
})

describe('rules of days', () => {
  test('the reading time is one minute for 200 words, and at least one', () => {
    expect(readingMinutes('', { past: 'word' })).toBe(1)
    expect(readingMinutes('', { past: 'word '.repeat(500), future: 'word '.repeat(300) })).toBe(4)
    expect(readingMinutes('', { past: '| word |\n|---|\n'.repeat(200) })).toBe(1)
  })
})

describe('the download size of a day', () => {
  test('is listed for each article, with the exact size of each recording', async () => {
    const [first = '', second = ''] = await published(app, '2026-01-15', ['First', 'Second'])
    const admin = await app.person('admin')
    await upload(app, admin, { articleId: first, language: 'hi' }, aRecording(5000))
    const reader = await app.person('pro')
    const [day] = (await app.call(daily.entries, { as: reader })).json().data
    const pack = async () => (await app.call(daily.offline, { as: reader, params: { entryId: day.entry_id } })).json().data
    const { articles } = await pack()
    expect(articles).toMatchObject([
      { article_id: first, title: 'First', audio: [{ language: 'hi', bytes: 5000 }] },
      { article_id: second, title: 'Second', audio: [] },
    ])
    for (const { article_id, bytes } of articles) {
      const text = (await app.call(contract.read, { as: reader, params: { articleId: article_id } })).body
      expect(bytes).toBeGreaterThan(text.length * 0.3)
      expect(bytes).toBeLessThan(text.length * 2)
    }
    await upload(app, admin, { articleId: second }, aRecording(700))
    expect((await pack()).articles[1].audio).toEqual([{ language: 'en', bytes: 700 }])
  })

  test('does not count what is not downloaded: questions in other languages', async () => {
    const [question] = anArticle('First').potential_questions.prelims_quiz
    const hi = { question_text: 'कौन-सा?', options: { A: 'यह', B: 'वह' } }
    const reader = await app.person('pro')
    const sizeWith = async (parts: object, publication_date: string) => {
      const potential_questions = { prelims_quiz: [{ ...question, ...parts }] }
      await published(app, publication_date, [], { articles: [anArticle('First', { potential_questions })] })
      const [day] = (await app.call(daily.entries, { as: reader })).json().data
      const pack = await app.call(daily.offline, { as: reader, params: { entryId: day.entry_id } })
      return pack.json().data.articles[0].bytes
    }
    expect(await sizeWith({ translated: { hi } }, '2026-01-16')).toBe(await sizeWith({}, '2026-01-17'))
  })

  test('is not shown for drafts, or to people who cannot read offline', async () => {
    await published(app, '2026-01-15', ['Draft'], { status: 'draft' })
    const [draft] = (await app.call(daily.adminEntries, { as: await app.person('admin') })).json().data
    const params = { entryId: draft.entry_id }
    expect((await app.call(daily.offline, { as: await app.person('pro'), params })).statusCode).toBe(404)
    const refused = await app.call(daily.offline, { as: await app.person('tester'), params })
    expect(refused.json()).toMatchObject({ error: 'Pro access required to download a day' })
    expect(refused.statusCode).toBe(403)
  })
})
