import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { quizDiscussion } from '#contract/community/quiz-discussion.ts'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import type { MockAttempt } from '#contract/practice/mock-attempts.ts'
import { mockTests, TEST_RESERVED } from '#contract/practice/mock-tests.ts'
import { QUIZ_RESERVED, type Quiz, quizzes } from '#contract/practice/quizzes.ts'
import { recall } from '#contract/practice/recall.ts'
import { articles } from '#contract/reading/articles.ts'
import { compilations } from '#contract/syllabus/compilations.ts'
import { mockCalls, nth, publishedQuestions, right } from '#tests/support/fixtures/mock-tests.ts'
import { answering, opened, quizCalls } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const mock = mockCalls(app)
const { submit, detail } = quizCalls(app)

const at = (time: string) => {
  app.now = new Date(`2026-02-02T${time}Z`)
}

const ECONOMY = { nodes: ['gs3.economy'] }
/** Explanations of questions that only the quiz of the test has. */
const KEY = /The reason of 2\d/

describe('while a scheduled test is open, the quizzes of its articles', () => {
  let [reader, admin]: Person[] = []
  let ids: { articleId: string; quizId: string }
  let quiz: Quiz
  let testId: string
  let attemptId: string
  let [marked, running]: MockAttempt[] = []
  const as = () => reader as Person

  beforeEach(async () => {
    at('06:00:00')
    ids = await publishedQuestions(app)
    ;[reader, admin] = [await app.person('pro'), await app.person('admin')]
    quiz = await opened(app, as(), ids.quizId)
    attemptId = (await submit(as(), answering(quiz, 'BBBB'))).json().data.attemptId
    ;[marked, running] = [await mock.made(as(), ECONOMY), await mock.made(as(), ECONOMY)]
    await mock.submitted(as(), marked?.attempt_id ?? '')
    expect(await everything()).toMatch(KEY)
    testId = await mock.scheduled(admin as Person, {
      opens_at: '2026-02-02T12:00:00Z',
      closes_at: '2026-02-02T15:00:00Z',
      question_ids: quiz.quiz_questions.slice(0, 20).map(({ question_id }) => question_id),
    })
  })

  /** What all calls that show questions say to the reader. */
  async function everything(): Promise<string> {
    const calls = [
      app.call(quizzes.quiz, { as: as(), params: { quizId: ids.quizId } }),
      app.call(quizzes.attempt, { as: as(), params: { attemptId } }),
      app.call(articles.read, { as: as(), params: { articleId: ids.articleId } }),
      app.call(compilations.read, { as: as(), params: { period: '2026-01' }, query: { ...compilation, version: 'all' } }),
      app.call(compilations.read, { as: as(), params: { period: '2026-01' }, query: { ...compilation, version: 'unread' } }),
      app.call(recall.queue, { as: as() }),
      app.call(recall.cards, { as: as() }),
      app.call(recall.cards, { as: as(), query: { article_id: ids.articleId } }),
      mock.result(as(), marked?.attempt_id ?? ''),
      app.call(accounts.exportData, { as: as(), body: { password: as().password } }),
    ]
    const texts = (await Promise.all(calls)).map((reply) => reply.body)
    return texts.join('\n')
  }
  const compilation = { language: 'en' as const }
  const begun = async (): Promise<MockAttempt> => (await mock.begin(as(), testId)).json().data

  test('tell no right answer anywhere, from its beginning until its results are out', async () => {
    at('12:00:00')
    const paper = await begun()
    expect(paper.questions.map(({ question_id }) => question_id)).not.toContain(quiz.quiz_questions[0]?.question_id)
    expect(await everything()).not.toMatch(KEY)
    expect((await app.call(quizzes.quiz, { as: as(), params: { quizId: ids.quizId } })).json().error).toBe(QUIZ_RESERVED)
    expect((await app.call(quizzes.attempt, { as: as(), params: { attemptId } })).json().error).toBe(QUIZ_RESERVED)
    expect(
      (await app.call(articles.read, { as: as(), params: { articleId: ids.articleId } })).json().data.potential_questions,
    ).toBe(null)
    expect((await app.call(recall.cards, { as: as() })).json().data).toEqual([])
    expect((await mock.result(as(), marked?.attempt_id ?? '')).json().error).toBe(TEST_RESERVED)
    at('15:10:00')
    await app.runSchedule('mark-mock-tests')
    expect(await everything()).toMatch(KEY)
    expect((await detail(as(), attemptId)).questions[0]?.correctOption).toBe('A')
    expect((await opened(app, as(), ids.quizId)).quiz_questions).toHaveLength(30)
    expect((await app.call(recall.cards, { as: as() })).json().data).not.toEqual([])
  })

  test('are reserved from its opening, also before anybody has begun it', async () => {
    at('11:59:00')
    await app.runSchedule('mark-mock-tests')
    expect((await app.call(quizzes.quiz, { as: as(), params: { quizId: ids.quizId } })).statusCode).toBe(200)
    at('12:00:00')
    await app.runSchedule('mark-mock-tests')
    expect((await app.call(quizzes.quiz, { as: as(), params: { quizId: ids.quizId } })).statusCode).toBe(409)
  })

  test('tell nothing by a score: an attempt waits on the device, and an own test is marked afterwards', async () => {
    const own = running as MockAttempt
    await mock.answered(as(), own.attempt_id, [right(nth(own, 0))])
    at('12:00:00')
    await begun()
    const sent = { ...answering(quiz, 'A'), attemptKey: crypto.randomUUID() }
    const waiting = await submit(as(), sent)
    expect([waiting.statusCode, waiting.json().error]).toEqual([429, QUIZ_RESERVED])
    expect(await mock.submitted(as(), own.attempt_id)).toMatchObject({ state: 'submitted', marks_hundredths: null })
    await app.runSchedule('mark-mock-tests')
    expect((await mock.result(as(), own.attempt_id)).json().error).toBe(TEST_RESERVED)
    expect((await app.call(mockTests.figures, { as: as() })).json().data.attempts).toHaveLength(1)
    at('15:10:00')
    await app.runSchedule('mark-mock-tests')
    await app.runSchedule('mark-mock-tests')
    expect(await mock.resultOf(as(), own.attempt_id)).toMatchObject({ right: 1, marks_hundredths: 200 })
    expect((await submit(as(), sent)).json().data).toMatchObject({ score: 1 })
  })

  test('are offered by nothing: no own test, no card, no question of the day, no discussion', async () => {
    at('12:00:00')
    await begun()
    const pool = async (nodes: string) => (await app.call(mockTests.pool, { as: as(), query: { nodes } })).json().data.questions
    expect([await pool('gs3.economy'), await pool('gs2.constitution')]).toEqual([0, 20])
    const [question_id = ''] = quiz.quiz_questions.map((question) => question.question_id)
    const added = await app.call(recall.add, {
      as: as(),
      body: { article_id: ids.articleId, cards: [{ kind: 'question', question_id }] },
    })
    expect(added.statusCode).toBe(422)
    const { questions } = (await app.call(dailyQuestions.today, { as: as() })).json().data
    expect(questions.map(({ article_id }: { article_id: string }) => article_id)).not.toContain(ids.articleId)
    expect((await app.call(quizDiscussion.list, { as: as(), params: { quizId: ids.quizId } })).statusCode).toBe(404)
  })
})
