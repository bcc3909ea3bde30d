import { describe, expect, test } from 'vitest'
import { articles } from '#contract/reading/articles.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { questionKeyOf } from '#server/practice/shared/question-key.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const canary = (name: string) => `CANARY-${name}`
const VALUE_BOX = [1, 2, 3].map(() => ({ kind: 'data', text: canary('value'), source: 0 }))
const secret = (title: string) =>
  anArticle(title, {
    audio_overview_url: { en: `/audio/${canary('audio')}` },
    sources: [{ title: 'Act', publisher: 'Parliament', kind: 'act', date: '2026-01-02', url: 'https://example.org' }],
    mains_model_answers: [{ question: canary('mains-question'), answer: canary('mains-answer'), value_box: VALUE_BOX }],
    potential_questions: {
      prelims_quiz: [
        {
          question_text: canary('quiz'),
          options: [canary('option'), 'b'],
          correct_option: 'A',
          explanation: canary('explanation'),
        },
      ],
    },
    follow_up_data: {
      key_terms_list: [],
      historical_context: [],
      flashcards: [{ front: canary('front'), back: canary('back') }],
    },
  })

describe('an article', () => {
  test('people without Pro study get all texts and the names of the locked parts, but not their content', async () => {
    const [articleId = ''] = await published(app, '2026-01-15', [], { articles: [secret('Budget')] })
    for (const role of ['free', 'tester'] as const) {
      const reply = await app.call(articles.read, { as: await app.person(role), params: { articleId } })
      expect(reply.body).not.toContain('CANARY')
      expect(reply.json().data).toMatchObject({
        locked: ['quiz', 'flashcards', 'mains', 'audio'],
        mains_model_answers: [],
        audio_overview_url: null,
        potential_questions: null,
        analysis_text: { past: 'The past of Budget.' },
      })
    }
    for (const role of ['pro', 'admin'] as const) {
      const reply = await app.call(articles.read, { as: await app.person(role), params: { articleId } })
      expect(new Set(reply.body.match(/CANARY-[a-z-]+/g)).size).toBe(9)
      expect(reply.json().data.locked).toEqual([])
    }
  })

  test('a mains question has a key, and neither marks nor key demands are sent', async () => {
    const key_demands = [4, 4, 4, 3].map((marks) => ({ point: canary('demand'), marks }))
    const article = anArticle('Budget', {
      mains_model_answers: [{ question: ' Discuss.', answer: 'Text.', marks: 15, key_demands }],
    })
    const [articleId = ''] = await published(app, '2026-01-15', [], { articles: [article] })
    const reply = await app.call(articles.read, { as: await app.person('pro'), params: { articleId } })
    expect(reply.json().data.mains_model_answers).toEqual([
      { question: 'Discuss.', answer: 'Text.', question_key: questionKeyOf('Discuss.') },
    ])
    expect(reply.body).not.toContain('CANARY')
  })

  test('a part that the article does not have is not listed as locked', async () => {
    const bare = { title: 'Bare', summary: 'S', gs_paper_category: 'GS1', analysis_text: 'Text.' }
    const [articleId = ''] = await published(app, '2026-01-15', [], { articles: [bare] })
    const { data } = (await app.call(articles.read, { as: await app.person(), params: { articleId } })).json()
    expect([data.locked, data.potential_questions, data.quiz_title]).toEqual([[], null, 'Bare'])
  })

  test('a draft is visible to admins only', async () => {
    const [articleId = ''] = await published(app, '2026-01-15', ['Secret'], { status: 'draft' })
    const admin = await app.call(articles.read, { as: await app.person('admin'), params: { articleId } })
    expect(admin.json().data).toMatchObject({ title: 'Secret', status: 'draft' })
    const reader = await app.person('pro')
    const [draft, unknown] = await Promise.all(
      [articleId, newId()].map((articleId) => app.call(articles.read, { as: reader, params: { articleId } })),
    )
    expect([draft?.statusCode, draft?.json().error]).toEqual([404, 'Article not found or not accessible'])
    expect(draft?.body).toBe(unknown?.body)
  })

  test('an unchanged article costs a few bytes the second time, a changed one is sent again', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    const first = await app.call(articles.read, { as: reader, params: { articleId } })
    const etag = first.headers.etag as string
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    const again = await app.call(articles.read, { as: reader, params: { articleId }, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await published(app, '2026-01-15', [], { articles: [anArticle('Budget', { summary: 'A new summary.' })], replace: true })
    const changed = await app.call(articles.read, { as: reader, params: { articleId }, headers: { 'if-none-match': etag } })
    expect([changed.statusCode, changed.json().data.summary]).toEqual([200, 'A new summary.'])
  })

  test('a free reader never gets the cached reply of a Pro reader, even with its ETag', async () => {
    const [articleId = ''] = await published(app, '2026-01-15', [], { articles: [secret('Budget')] })
    const [pro, free] = [await app.person('pro'), await app.person()]
    const seen = await app.call(articles.read, { as: pro, params: { articleId } })
    const reply = await app.call(articles.read, {
      as: free,
      params: { articleId },
      headers: { 'if-none-match': seen.headers.etag as string },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).not.toContain('CANARY')
  })

  test.each(['br', 'gzip', 'gzip, deflate', 'identity'])('is sent in the encoding %s', async (encoding) => {
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    const reply = await app.call(articles.read, {
      as: await app.person(),
      params: { articleId },
      headers: { 'accept-encoding': encoding },
    })
    expect(reply.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding.split(',')[0])
    expect(reply.headers.vary).toContain('authorization')
  })
})
