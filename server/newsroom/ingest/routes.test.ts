import { describe, expect, test } from 'vitest'
import { ingest } from '#contract/newsroom/ingest.ts'
import { UPLOAD } from '#contract/newsroom/upload/upload-rules.ts'
import { articles } from '#contract/reading/articles.ts'
import { progress } from '#contract/reading/progress.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()

const upload = async (body: unknown, as?: Parameters<typeof app.call>[1]) =>
  app.call(ingest.day, { as: await app.person('admin'), body, ...as })
const countOf = async (table: 'daily_entries' | 'articles' | 'quizzes' | 'article_search') =>
  (
    await app.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
  ).n

describe('uploading a day', () => {
  test('a complete day is stored and readers can see it', async () => {
    const reply = await upload(aDay('2026-01-15', ['Budget', 'Monsoon']))
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      success: true,
      entry_id: reply.json().data.entry_id,
      data: { publication_date: '2026-01-15' },
    })
    const article = await app.call(articles.read, {
      as: await app.person('pro'),
      params: { articleId: reply.json().data.article_ids[0] },
    })
    expect(article.json().data).toMatchObject({
      title: 'Budget',
      quiz_title: 'Quiz on Budget',
      potential_questions: { prelims_quiz: [{ correct_option: 'B' }] },
    })
  })

  test.each([
    [{}, UPLOAD.noDate],
    [{ publication_date: '2026-01-15' }, UPLOAD.noArticles],
    [{ publication_date: '2026-01-15', articles: 'none' }, UPLOAD.noArticles],
    [{ publication_date: '2026-01-15', articles: [] }, UPLOAD.emptyArticles],
    [
      { publication_date: '2026-01-15', articles: [anArticle('A'), { title: 'B', summary: ' ' }] },
      'Article 2 is missing required fields: summary, gs_paper_category, analysis_text',
    ],
    [{ publication_date: '2026-02-30', articles: [anArticle('A')] }, 'The date must be a valid day, written YYYY-MM-DD'],
    [{ publication_date: '0000-01-01', articles: [anArticle('A')] }, 'The date must be between 1900 and 2199'],
    [{ publication_date: '2026-01-15', articles: [anArticle('A'), anArticle('a')] }, 'Article 1 has the same title'],
    ['a string', UPLOAD.noDate],
  ])('%j is refused with its sentence and changes nothing', async (body, sentence) => {
    const reply = await upload(JSON.stringify(body), { headers: { 'content-type': 'application/json' } } as never)
    expect([reply.statusCode, reply.json().error]).toEqual([422, sentence])
    expect(await countOf('daily_entries')).toBe(0)
  })

  test('one reply reports all errors with their paths', async () => {
    const bad = anArticle('Bad', {
      summary: null,
      analysis_text: { past: 'Text.', epilogue: 'No such section.' },
      follow_up_data: { key_terms_list: [{ term: '', definition: 'Empty.' }], flashcards: [{ front: 'Only a front' }] },
      potential_questions: { prelims_quiz: [{ question_text: 'Q', options: ['a', 'b'], correct_option: 'E', explanation: 5 }] },
      audio_overview_url: 'javascript:alert(1)',
      mains_model_answers: 'not a list',
      title_translated: { fr: 'Non' },
    })
    const reply = await upload({ publication_date: 'yesterday', articles: [anArticle('Good'), bad, 7, anArticle('GOOD')] })
    const paths = reply.json().details.map((detail: { path: string }) => detail.path)
    expect(new Set(paths)).toEqual(
      new Set([
        'publication_date',
        'articles[1].summary',
        'articles[1].analysis_text.epilogue',
        'articles[1].follow_up_data.key_terms_list[0].term',
        'articles[1].follow_up_data.flashcards[0].back',
        'articles[1].potential_questions.prelims_quiz[0].correct_option',
        'articles[1].potential_questions.prelims_quiz[0].explanation',
        'articles[1].audio_overview_url',
        'articles[1].mains_model_answers',
        'articles[1].title_translated',
        'articles[2].title',
        'articles[3].title',
        'articles[2].summary',
        'articles[2].gs_paper_category',
        'articles[2].analysis_text',
      ]),
    )
  })

  test.each([
    [{ past: 'a', present: 'b', future: 'c' }],
    ['{"past":"a","present":"b","future":"c"}'],
    [{ 1: 'a', 2: 'b', 3: 'c' }],
    [{ 0: 'a', 1: 'b', 2: 'c' }],
    ['{"2":"b","1":"a","3":"c"}'],
    [['a', 'b', 'c']],
    ['["a","b","c"]'],
    [{ future: 'c', past: 'a', present: 'b' }],
  ])('the analysis may be written as %j', async (analysis_text) => {
    const reply = await upload({ publication_date: '2026-01-15', articles: [anArticle('A', { analysis_text })] })
    const read = await app.call(articles.read, {
      as: await app.person(),
      params: { articleId: reply.json().data.article_ids[0] },
    })
    expect(Object.entries(read.json().data.analysis_text)).toEqual([
      ['past', 'a'],
      ['present', 'b'],
      ['future', 'c'],
    ])
  })

  test('plain text becomes content, further numbers become sections, and escaped newlines become line breaks', async () => {
    const forms = [
      anArticle('A', { analysis_text: 'One.\\n\\nTwo.' }),
      anArticle('B', { analysis_text: { 1: 'a', 2: 'b', 3: 'c', 4: 'd', content: 'e' } }),
    ]
    const ids = (await upload({ publication_date: '2026-01-15', articles: forms })).json().data.article_ids
    const reader = await app.person()
    const [plain, numbered] = await Promise.all(
      ids.map(
        async (articleId: string) =>
          (await app.call(articles.read, { as: reader, params: { articleId } })).json().data.analysis_text,
      ),
    )
    expect(plain).toEqual({ content: 'One.\n\nTwo.' })
    expect(Object.keys(numbered)).toEqual(['past', 'present', 'future', 'content', 'section_4'])
  })

  test('options can be a list or a map, and question_stem is accepted', async () => {
    const prelims_quiz = [
      { question_stem: 'Stem?', options: ['One', 'Two'], correct_option: 1 },
      { question_text: 'Text?', options: { a: 'One', b: 'Two', c: 'Three' }, correct_option: 'c', explanation: 'Because.' },
      { question_text: 'Whole?', options: ['One', 'Two'], correct_option: 'One' },
    ]
    const reply = await upload({
      publication_date: '2026-01-15',
      articles: [anArticle('A', { potential_questions: { prelims_quiz } })],
    })
    const read = await app.call(articles.read, {
      as: await app.person('pro'),
      params: { articleId: reply.json().data.article_ids[0] },
    })
    const quiz = read.json().data.potential_questions.prelims_quiz
    expect(
      quiz.map((question: Record<string, unknown>) => [question.question_text, question.options, question.correct_option]),
    ).toEqual([
      ['Stem?', { A: 'One', B: 'Two' }, 'B'],
      ['Text?', { A: 'One', B: 'Two', C: 'Three' }, 'C'],
      ['Whole?', { A: 'One', B: 'Two' }, 'A'],
    ])
  })

  test('an existing date is refused without replace', async () => {
    await upload(aDay('2026-01-15', ['Budget']))
    const again = await upload(aDay('2026-01-15', ['Other']))
    expect([again.statusCode, again.json().code]).toEqual([409, 'date_taken'])
    expect((await app.db.selectFrom('articles').select('title').execute()).map((row) => row.title)).toEqual(['Budget'])
  })

  test('replacing keeps ids and progress of articles with an unchanged title', async () => {
    const before = (await upload(aDay('2026-01-15', ['Budget', 'Monsoon']))).json().data
    const reader = await app.person()
    await app.call(progress.markRead, { as: reader, params: { articleId: before.article_ids[1] } })
    const after = (await upload({ ...aDay('2026-01-15', ['Court', 'MONSOON']), replace: true })).json().data
    expect([after.entry_id, after.article_ids[1]]).toEqual([before.entry_id, before.article_ids[1]])
    expect(after.article_ids[0]).not.toBe(before.article_ids[0])
    expect((await app.call(progress.readIds, { as: reader })).json().data).toEqual([before.article_ids[1]])
    expect((await app.call(articles.read, { as: reader, params: { articleId: before.article_ids[0] } })).statusCode).toBe(404)
    expect((await app.call(articles.read, { as: reader, params: { articleId: before.article_ids[1] } })).json().data.title).toBe(
      'MONSOON',
    )
    expect([await countOf('articles'), await countOf('quizzes'), await countOf('article_search')]).toEqual([2, 2, 2])
  })

  test('of eight concurrent uploads of one date one succeeds completely and seven get 409', async () => {
    const admin = await app.person('admin')
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        app.call(ingest.day, { as: admin, body: aDay('2026-01-15', [`First ${i}`, `Second ${i}`]) }),
      ),
    )
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const titles = (await app.db.selectFrom('articles').orderBy('position').select('title').execute()).map((row) => row.title)
    expect(titles.map((title) => title.replace(/\D/g, ''))).toEqual([
      titles[0]?.replace(/\D/g, ''),
      titles[0]?.replace(/\D/g, ''),
    ])
    expect(titles).toHaveLength(2)
  })

  test('after concurrent replacements exactly one is stored completely', async () => {
    const admin = await app.person('admin')
    await app.call(ingest.day, { as: admin, body: aDay('2026-01-15', ['A', 'B']) })
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        app.call(ingest.day, { as: admin, body: { ...aDay('2026-01-15', [`First ${i}`, `Second ${i}`, 'B']), replace: true } }),
      ),
    )
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
    const titles = (await app.db.selectFrom('articles').orderBy('position').select('title').execute()).map((row) => row.title)
    expect(titles).toHaveLength(3)
    expect(titles[0]?.slice(-1)).toBe(titles[1]?.slice(-1))
  })

  test('only admins can upload', async () => {
    for (const role of ['free', 'pro', 'tester'] as const) {
      const reply = await app.call(ingest.day, { as: await app.person(role), body: aDay('2026-01-15', ['A']) })
      expect(reply.statusCode).toBe(403)
    }
    expect(await countOf('daily_entries')).toBe(0)
  })

  test.each([
    ['nested 33 deep', `${'['.repeat(33)}${']'.repeat(33)}`, 400],
    ['nested 100,000 deep', '['.repeat(100_000), 400],
    ['more than 5 MiB', `{"publication_date":"${'x'.repeat(5 * 1024 * 1024)}"}`, 413],
    ['a poisoned prototype', '{"__proto__":{"polluted":1},"publication_date":"2026-01-15"}', 400],
    ['an escaped poisoned prototype', '{"\\u005f_proto__":{"polluted":1}}', 400],
    ['half a JSON', '{"publication_date":', 400],
  ])('%s is refused', async (_name, payload, status) => {
    const { token } = await app.person('admin')
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/admin/ingest-daily-content',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload,
    })
    expect([reply.statusCode, reply.json().success]).toEqual([status, false])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('abuse 9: deeply nested JSON inside a string is treated as text or rejected', async () => {
    const deep = `${'{"past":'.repeat(5000)}"x"${'}'.repeat(5000)}`
    const reply = await upload({ publication_date: '2026-01-15', articles: [anArticle('A', { analysis_text: deep })] })
    expect([400, 422]).toContain(reply.statusCode)
  })
})
