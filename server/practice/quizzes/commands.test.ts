import { describe, expect, test } from 'vitest'
import { quizzes } from '#contract/practice/quizzes.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { answering, aQuestion, DAY, opened, publishedQuiz, quizCalls, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { submit, detail, history, stored, atAQuiz } = quizCalls(app)
const MINUTE = 60_000

describe('an attempt that is sent twice', () => {
  test('with the same key is stored once and gets the first reply', async () => {
    const { reader, quiz } = await atAQuiz()
    const body = answering(quiz, 'ABDD', { attemptKey: newId() })
    const first = await submit(reader, body)
    app.pass(MINUTE)
    const again = await submit(reader, { ...body, answers: body.answers.toReversed(), timeTakenSeconds: 999 })
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await stored()).toHaveLength(1)
  })

  test('five times at once is stored and counted once', async () => {
    const { reader, quiz } = await atAQuiz()
    const body = answering(quiz, 'ABDD', { attemptKey: newId() })
    const replies = await Promise.all(Array.from({ length: 5 }, () => submit(reader, body)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
    expect(new Set(replies.map((reply) => reply.json().data.attemptId)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    const counted = await app.db.selectFrom('question_results').select(['answered', 'answered_right']).execute()
    expect(counted.map(({ answered }) => answered)).toEqual(Array(4).fill(1))
    expect(await app.db.selectFrom('recall_cards').select('card_id').execute()).toHaveLength(1)
    expect(await app.db.selectFrom('quiz_forum_scores').select('attempts_count').execute()).toEqual([{ attempts_count: 1 }])
  })

  test('five times at once with other keys, by several devices, is five attempts, each counted', async () => {
    const { reader, quiz } = await atAQuiz()
    const send = () => submit(reader, answering(quiz, 'ABDD', { attemptKey: newId() }))
    const replies = await Promise.all(Array.from({ length: 5 }, send))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
    expect(await stored()).toHaveLength(5)
    const counted = await app.db.selectFrom('question_results').select('answered').execute()
    expect(counted.map(({ answered }) => answered)).toEqual(Array(4).fill(5))
    expect(await app.db.selectFrom('recall_cards').select('card_id').execute()).toHaveLength(1)
    expect(await app.db.selectFrom('quiz_forum_scores').select('attempts_count').execute()).toEqual([{ attempts_count: 5 }])
  })

  test('with ids in upper case is the same attempt', async () => {
    const { reader, quiz } = await atAQuiz()
    const attemptKey = newId()
    const body = answering(quiz, 'ABCD')
    const first = await submit(reader, { ...body, attemptKey })
    const again = await submit(reader, { ...body, quizId: body.quizId.toUpperCase(), attemptKey: attemptKey.toUpperCase() })
    expect([again.statusCode, again.body]).toEqual([200, first.body])
  })

  test('with the same key but other answers or another quiz is refused', async () => {
    const { reader, quiz } = await atAQuiz()
    const { quizId } = await publishedQuiz(app, '2026-01-14', withQuiz('Monsoon', 2))
    const attemptKey = newId()
    await submit(reader, answering(quiz, 'ABCD', { attemptKey }))
    const others = [answering(quiz, 'ABCA'), answering(quiz, 'ABC'), answering(await opened(app, reader, quizId), 'AB')]
    for (const other of others) {
      const reply = await submit(reader, { ...other, attemptKey })
      expect([reply.statusCode, reply.json().error]).toEqual([422, 'This attempt was submitted before with other answers'])
      expect(reply.json().details).toEqual([{ path: 'attemptKey', message: 'Used for another attempt' }])
    }
    expect(await stored()).toHaveLength(1)
  })

  test('without a key is stored twice', async () => {
    const { reader, quiz } = await atAQuiz()
    const ids = [await submit(reader, answering(quiz, 'ABCD')), await submit(reader, answering(quiz, 'ABCD'))].map(
      (reply) => reply.json().data.attemptId,
    )
    expect(new Set(ids).size).toBe(2)
    expect(await stored()).toHaveLength(2)
  })

  test('with a key that another person used is a separate attempt', async () => {
    const { reader, quiz } = await atAQuiz()
    const other = await app.person('pro')
    const attemptKey = newId()
    const mine = await submit(reader, answering(quiz, 'ABCD', { attemptKey }))
    const theirs = await submit(other, answering(quiz, 'DDDD', { attemptKey }))
    expect([mine.json().data.score, theirs.json().data.score]).toEqual([4, 1])
    expect(await stored()).toHaveLength(2)
  })
})

describe('a day that is replaced or deleted', () => {
  const replace = (questions: unknown[], parts: Record<string, unknown> = {}) =>
    published(app, DAY, [], { articles: [withQuiz('Budget', questions)], replace: true, ...parts })

  test('replaced during an attempt: the questions that were shown are scored', async () => {
    const { reader, quiz } = await atAQuiz(2)
    app.pass(MINUTE)
    await replace([aQuestion(7), aQuestion(8), aQuestion(9)])
    const reply = await submit(reader, answering(quiz, 'AB'))
    expect([reply.statusCode, reply.json().data.score, reply.json().data.totalQuestions]).toEqual([200, 2, 2])
    const { questions } = await detail(reader, reply.json().data.attemptId)
    expect(questions.map(({ questionText, explanation }) => [questionText, explanation])).toEqual([
      ['Question 0?', 'The reason of 0.'],
      ['Question 1?', 'The reason of 1.'],
    ])
    const now = await opened(app, reader, quiz.quiz_id)
    expect(now.quiz_questions.map(({ question_text }) => question_text)).toEqual(['Question 7?', 'Question 8?', 'Question 9?'])
    expect((await submit(reader, answering(now, 'DAB'))).json().data.score).toBe(3)
  })

  test('answers that mix questions of two editions are refused', async () => {
    const { reader, quiz } = await atAQuiz(2)
    await replace([aQuestion(7)])
    const now = await opened(app, reader, quiz.quiz_id)
    const reply = await submit(reader, {
      ...answering(quiz, 'AB'),
      answers: [...answering(quiz, 'A').answers, ...answering(now, 'A').answers],
    })
    expect([reply.statusCode, await stored()]).toEqual([422, []])
  })

  test('a corrected answer applies to attempts in progress, since the question is the same', async () => {
    const { reader, quiz } = await atAQuiz(1)
    await replace([aQuestion(0, { correct_option: 'C', explanation: 'On second thought.' })])
    const { data } = (await submit(reader, answering(quiz, 'C'))).json()
    expect(data.score).toBe(1)
    expect((await detail(reader, data.attemptId)).questions[0]).toMatchObject({
      explanation: 'On second thought.',
      isCorrect: true,
    })
  })

  test('options in another order make a new question, so letters keep their meaning', async () => {
    const { reader, quiz } = await atAQuiz(1)
    const { options } = aQuestion(0)
    await replace([aQuestion(0, { options: { A: options.D, B: options.C, C: options.B, D: options.A }, correct_option: 'D' })])
    const { data } = (await submit(reader, answering(quiz, 'A'))).json()
    expect(data.score).toBe(1)
    const [shown] = (await detail(reader, data.attemptId)).questions
    expect([shown?.options, shown?.selectedOption, shown?.isCorrect]).toEqual([options, 'A', true])
  })

  test('replaced by the same content, the quiz keeps its ids', async () => {
    const { reader, quiz, quizId } = await atAQuiz(3)
    await published(app, DAY, [], { articles: [withQuiz('Budget', 3)], replace: true })
    expect(await opened(app, reader, quizId)).toEqual(quiz)
    expect(await app.db.selectFrom('quiz_editions').selectAll().execute()).toHaveLength(1)
  })

  test('earlier attempts do not change', async () => {
    const { reader, quiz, articleId, quizId } = await atAQuiz(2)
    const { attemptId } = (await submit(reader, answering(quiz, 'AB'))).json().data
    const before = await detail(reader, attemptId)
    await replace([aQuestion(0, { correct_option: 'D' }), aQuestion(9)])
    expect(await detail(reader, attemptId)).toEqual(before)
    expect(before.quiz).toMatchObject({ quizId, article: { articleId } })
  })

  test('deleted: the history stays, without links', async () => {
    const { reader, quiz, quizId } = await atAQuiz(2)
    const { attemptId } = (await submit(reader, answering(quiz, 'AB'))).json().data
    const { questions } = await detail(reader, attemptId)
    await deleteDay(app, DAY)
    const deleted = { quizId: null, title: 'Quiz on Budget', article: { articleId: null, title: 'Budget' } }
    expect((await history(reader)).data).toMatchObject([{ attemptId, score: 2, quiz: deleted }])
    expect(await detail(reader, attemptId)).toMatchObject({
      quiz: { ...deleted, article: { ...deleted.article, publicationDate: DAY } },
      questions,
    })
    expect((await app.call(quizzes.quiz, { as: reader, params: { quizId } })).statusCode).toBe(404)
    expect((await submit(reader, answering(quiz, 'AB'))).statusCode).toBe(404)
  })

  test('deleted: sending a stored attempt again gets the same reply', async () => {
    const { reader, quiz } = await atAQuiz(2)
    const attemptKey = newId()
    const body = { ...answering(quiz, 'AB'), attemptKey }
    const first = await submit(reader, body)
    await deleteDay(app, DAY)
    const again = await submit(reader, body)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect((await submit(reader, { ...body, attemptKey: newId() })).statusCode).toBe(404)
    expect((await submit(reader, { ...answering(quiz, 'AA'), attemptKey })).statusCode).toBe(404)
  })

  test('without its article or quiz, an attempt links only to what still exists', async () => {
    const { reader, quiz, articleId } = await atAQuiz(2)
    await submit(reader, answering(quiz, 'AB'))
    await published(app, DAY, [], { articles: [anArticle('Budget', { potential_questions: null })], replace: true })
    expect((await history(reader)).data[0]?.quiz).toMatchObject({ quizId: null, article: { articleId } })
    await published(app, DAY, ['Another'], { replace: true })
    expect((await history(reader)).data[0]?.quiz).toMatchObject({ quizId: null, article: { articleId: null, title: 'Budget' } })
  })
})
