import { describe, expect, test } from 'vitest'
import { quizzes } from '#contract/practice/quizzes.ts'
import { progress } from '#contract/reading/progress.ts'
import { studyPlan } from '#contract/reading/study-plan.ts'
import { ledger, type NextThing } from '#contract/syllabus/ledger.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { mockCalls, right, wrong } from '#tests/support/fixtures/mock-tests.ts'
import { answering, aQuestion, opened, publishedQuiz, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const mock = mockCalls(app)

const nextFor = async (as: Person, nodeId: string): Promise<NextThing[]> =>
  (await app.call(ledger.next, { as, params: { nodeId } })).json().data
const read = (as: Person, articleId: string) => app.call(progress.markRead, { as, params: { articleId } })
const submit = async (as: Person, quizId: string, letters: string) =>
  app.call(quizzes.submit, { as, body: answering(await opened(app, as, quizId), letters) })
const about = (syllabus: string[], title = 'Budget') => ({ ...withQuiz(title, 2), syllabus })

describe('the next things for a part of the syllabus', () => {
  const six = Array.from({ length: 6 }, (_, n) => aQuestion(n))
  const economy = (title: string, parts: object = {}) => Object.assign(withQuiz(title, six), { syllabus: ['gs3.economy'] }, parts)

  test('are to repeat, write and read for somebody who has begun, and say what is missing', async () => {
    const reader = await app.person('pro')
    const { quizId, articleId } = await publishedQuiz(app, '2026-01-12', economy('Budget'))
    const [unread = ''] = await published(app, '2026-01-14', [], { articles: [economy('Bank', { mains_model_answers: [] })] })
    await read(reader, articleId)
    await submit(reader, quizId, 'BABABA')
    await app.db.deleteFrom('recall_cards').execute()
    expect(await nextFor(reader, 'gs3')).toEqual([
      { kind: 'repeat', missing: 6, all: 6, ...ECONOMY },
      {
        kind: 'write',
        question: 'Discuss.',
        question_translated: {},
        question_key: expect.any(String),
        missing: 1,
        all: 1,
        ...ECONOMY,
        article: expect.objectContaining({ article_id: articleId }),
      },
      {
        kind: 'read',
        missing: 1,
        all: 2,
        ...ECONOMY,
        article: {
          article_id: unread,
          title: 'Bank',
          title_translated: {},
          publication_date: '2026-01-14',
          reading_minutes: expect.any(Number),
        },
      },
    ])
    expect(await nextFor(reader, 'gs4')).toEqual([])
  })

  test('count the wrong answers of mock tests', async () => {
    const reader = await app.person('pro')
    const ten = Array.from({ length: 10 }, (_, n) => aQuestion(n))
    const { articleId } = await publishedQuiz(
      app,
      '2026-01-12',
      Object.assign(withQuiz('Budget', ten), { syllabus: ['gs3.economy'] }),
    )
    await read(reader, articleId)
    const { attempt_id, questions } = await mock.made(reader)
    await mock.answered(
      reader,
      attempt_id,
      questions.map((question, n) => (n < 5 ? wrong(question) : right(question))),
    )
    await mock.submitted(reader, attempt_id)
    expect(await nextFor(reader, 'gs3.economy')).toContainEqual({ kind: 'repeat', missing: 5, all: 10, ...ECONOMY })
  })

  test('are review and repeating before new reading in the last week', async () => {
    const reader = await app.person('pro')
    await app.call(studyPlan.save, { as: reader, body: { exam: 'prelims', exam_year: 2026, exam_date: '2026-01-18' } })
    const { quizId } = await publishedQuiz(app, '2026-01-12', economy('Budget'))
    await published(app, '2026-01-14', [], { articles: [economy('Bank')] })
    await submit(reader, quizId, 'BABABA')
    const things = await nextFor(reader, 'gs3.economy')
    expect(things.map(({ kind, days_left }) => [kind, days_left])).toEqual([
      ['review', 3],
      ['repeat', 3],
      ['test', 3],
    ])
  })

  test('do not offer a test where there are fewer than five questions', async () => {
    const reader = await app.person('pro')
    await publishedQuiz(app, '2026-01-12', about(['gs3.economy']))
    expect((await nextFor(reader, 'gs3.economy')).map(({ kind }) => kind)).toEqual(['read', 'write'])
  })

  test('are articles only for somebody who may not take quizzes', async () => {
    const reader = await app.person()
    const ids = await published(app, '2026-01-14', [], {
      articles: ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => anArticle(title, { syllabus: ['gs3.economy'] })),
    })
    await read(reader, ids[0] ?? '')
    const things = await nextFor(reader, 'gs3.economy')
    expect(things.map((thing) => [thing.kind, 'article' in thing && thing.article.title])).toEqual([
      ['read', 'Two'],
      ['read', 'Three'],
      ['read', 'Four'],
    ])
  })
})

const ECONOMY = { node_id: 'gs3.economy', asked: 0, days_left: null }
