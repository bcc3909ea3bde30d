import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Quiz, quizzes } from '#contract/practice/quizzes.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { answering, aQuestion, DAY, opened, publishedQuiz, quizCalls, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { submit, attempt, history, stored, atAQuiz } = quizCalls(app)
const SEED = 20_260_115

describe('a quiz', () => {
  test('has a title, its questions in order, and its article', async () => {
    const { quiz, articleId, quizId } = await atAQuiz(2)
    expect(quiz).toEqual({
      quiz_id: quizId,
      title: 'Quiz on Budget',
      title_translated: {},
      article: { article_id: articleId, title: 'Budget', title_translated: {}, daily_entry: { publication_date: DAY } },
      quiz_questions: [0, 1].map((n) => ({ ...aQuestion(n), question_id: expect.any(String), translated: {} })),
    })
  })

  test('has the translations of its questions, before and after an attempt', async () => {
    const hi = { question_text: 'कौन-सा?', options: { A: 'क', B: 'ख', C: 'ग', D: 'घ' }, explanation: 'क्योंकि।' }
    const article = withQuiz('Budget', [aQuestion(0, { translated: { hi } })])
    const { quizId } = await publishedQuiz(app, DAY, article)
    const reader = await app.person('pro')
    const quiz = await opened(app, reader, quizId)
    expect(quiz.quiz_questions).toEqual([{ ...aQuestion(0), question_id: expect.any(String), translated: { hi } }])
    const { attemptId } = (await submit(reader, answering(quiz, 'A'))).json().data
    const [answered] = (await attempt(reader, attemptId)).json().data.questions
    expect(answered).toMatchObject({ questionText: 'Question 0?', selectedOption: 'A', translated: { hi } })
  })

  test('of a draft is for admins only, who can take it', async () => {
    const { quizId } = await publishedQuiz(app, DAY, withQuiz('Secret', 2), { status: 'draft' })
    const [reader, admin] = [await app.person('pro'), await app.person('admin')]
    const quiz = await opened(app, admin, quizId)
    expect((await submit(admin, answering(quiz, 'AB'))).json().data.score).toBe(2)
    const [draft, unknown] = await Promise.all(
      [quizId, newId()].map((quizId) => app.call(quizzes.quiz, { as: reader, params: { quizId } })),
    )
    expect([draft?.statusCode, draft?.json().error]).toEqual([404, 'Quiz not found or not accessible'])
    expect(draft?.body).toBe(unknown?.body)
    expect((await submit(reader, answering(quiz, 'AB'))).body).toBe(unknown?.body)
    expect((await submit(reader, answering(quiz, 'AB', { quizId: newId() }))).body).toBe(unknown?.body)
    expect(await stored()).toHaveLength(1)
  })

  test('is not found once its day is a draft again', async () => {
    const { reader, quizId, quiz } = await atAQuiz()
    await published(app, DAY, [], { articles: [withQuiz('Budget', 4)], replace: true, status: 'draft' })
    expect((await app.call(quizzes.quiz, { as: reader, params: { quizId } })).statusCode).toBe(404)
    expect((await submit(reader, answering(quiz, 'ABCD'))).statusCode).toBe(404)
  })
})

describe('abuse 18: submitting answers', () => {
  test('the server scores them and ignores the score of the client', async () => {
    const { reader, quiz } = await atAQuiz()
    const flattery = {
      score: 4,
      totalQuestions: 1,
      percentage: 100,
      isCorrect: true,
      user_id: newId(),
      completedAt: '2020-01-01',
    }
    const reply = await submit(reader, answering(quiz, 'ABDD', flattery))
    expect(reply.json()).toEqual({
      success: true,
      data: {
        attemptId: expect.any(String),
        score: 3,
        totalQuestions: 4,
        percentage: 75,
        timeTakenSeconds: 60,
        completedAt: '2026-01-15T06:00:00.000Z',
      },
    })
    expect(await stored()).toMatchObject([{ user_id: reader.id, score: 3, total_questions: 4 }])
  })

  test('an unanswered question is incorrect', async () => {
    const { reader, quiz } = await atAQuiz()
    expect((await submit(reader, answering(quiz, 'A  D'))).json().data).toMatchObject({
      score: 2,
      totalQuestions: 4,
      percentage: 50,
    })
  })

  test('any answers get the score of a count by hand', async () => {
    const reader = await app.person('pro')
    const sizes = [1, 2, 3, 5, 8, 50]
    const open: Quiz[] = []
    for (const [n, size] of sizes.entries()) {
      const { quizId } = await publishedQuiz(app, `2026-01-0${n + 1}`, withQuiz(`Quiz of ${size}`, size))
      open.push(await opened(app, reader, quizId))
    }
    const submission = fc.record({
      which: fc.nat(sizes.length - 1),
      letters: fc.array(fc.constantFrom('A', 'B', 'C', 'D', ' '), { minLength: 50, maxLength: 50 }),
      isBackwards: fc.boolean(),
      seconds: fc.double({ noNaN: true, noDefaultInfinity: true }),
      claim: fc.integer(),
    })
    await fc.assert(
      fc.asyncProperty(submission, async ({ which, letters, isBackwards, seconds, claim }) => {
        const size = sizes[which] as number
        fc.pre(letters.slice(0, size).some((letter) => letter !== ' '))
        let right = 0
        for (let n = 0; n < size; n++) if (letters[n] === ['A', 'B', 'C', 'D'][n % 4]) right += 1
        const body = answering(open[which] as Quiz, letters.join(''), { timeTakenSeconds: seconds, score: claim })
        if (isBackwards) body.answers.reverse()
        const reply = await submit(reader, body)
        expect(reply.statusCode).toBe(200)
        const { data } = reply.json()
        expect([data.score, data.totalQuestions]).toEqual([right, size])
        expect(Math.abs(data.percentage - (100 * right) / size)).toBeLessThanOrEqual(0.5)
        expect(data.timeTakenSeconds).toBe(seconds < 0.5 ? 0 : seconds > 86_400 ? 86_400 : Math.round(seconds))
      }),
      { numRuns: 300, seed: SEED },
    )
  })

  test.each([
    [-5, 0],
    [1e9, 86_400],
    [12.4, 12],
    [12.5, 13],
    [-0.4, 0],
    [86_400.4, 86_400],
  ])('a time of %d seconds is stored as %d', async (given, seconds) => {
    const { reader, quiz } = await atAQuiz(1)
    expect((await submit(reader, answering(quiz, 'A', { timeTakenSeconds: given }))).json().data.timeTakenSeconds).toBe(seconds)
    expect(await stored()).toMatchObject([{ time_taken_seconds: seconds }])
  })

  type Body = ReturnType<typeof answering>
  const first = (body: Body) => body.answers[0] as Body['answers'][0]
  const choosing = (selectedOption: unknown) => (body: Body) => ({ ...body, answers: [{ ...first(body), selectedOption }] })
  const without = (name: keyof Body) => (body: Body) => ({ ...body, [name]: undefined })

  test.each<[string, (body: Body) => unknown, string]>([
    ['an unknown question', (body) => ({ ...body, answers: [{ ...first(body), questionId: newId() }] }), 'answers[0].questionId'],
    ['a question twice', (body) => ({ ...body, answers: [...body.answers, first(body)] }), 'answers[4].questionId'],
    [
      'a question without a well-formed id',
      (body) => ({ ...body, answers: [{ ...first(body), questionId: '1' }] }),
      'answers[0].questionId',
    ],
    ['an option that is not offered', choosing('E'), 'answers[0].selectedOption'],
    ['__proto__ as an option', choosing('__proto__'), 'answers[0].selectedOption'],
    ['toString as an option', choosing('toString'), 'answers[0].selectedOption'],
    ['a letter in lower case', choosing('a'), 'answers[0].selectedOption'],
    ['a blank option', choosing(''), 'answers[0].selectedOption'],
    ['a number as an option', choosing(0), 'answers[0].selectedOption'],
    ['no option', choosing(null), 'answers[0].selectedOption'],
    ['an option as a list', choosing(['A']), 'answers[0].selectedOption'],
    ['no answer at all', (body) => ({ ...body, answers: [] }), 'answers'],
    ['501 answers', (body) => ({ ...body, answers: Array.from({ length: 501 }, () => first(body)) }), 'answers'],
    ['answers as a map', (body) => ({ ...body, answers: { 0: first(body) } }), 'answers'],
    ['an answer that is null', (body) => ({ ...body, answers: [first(body), null] }), 'answers[1]'],
    ['no answers', without('answers'), 'answers'],
    ['no time', without('timeTakenSeconds'), 'timeTakenSeconds'],
    ['a time as text', (body) => ({ ...body, timeTakenSeconds: '60' }), 'timeTakenSeconds'],
    ['a time that is not a number', (body) => ({ ...body, timeTakenSeconds: Number.NaN }), 'timeTakenSeconds'],
    ['an invalid attempt key', (body) => ({ ...body, attemptKey: 'mine' }), 'attemptKey'],
    ['a number as attempt key', (body) => ({ ...body, attemptKey: 1 }), 'attemptKey'],
    ['no quiz', without('quizId'), 'quizId'],
    ['a quiz without a well-formed id', (body) => ({ ...body, quizId: '1 or 1=1' }), 'quizId'],
  ])('%s is refused with its path, and nothing is stored', async (_name, changed, path) => {
    const { reader, quiz } = await atAQuiz()
    const reply = await submit(reader, changed(answering(quiz, 'ABCD')))
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid'])
    expect(reply.json().details.map((detail: { path: string }) => detail.path)).toContain(path)
    expect(reply.json().error).toBe(reply.json().details[0].message)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['text that is not JSON', '{"quizId":', 400],
    ['a list', '[]', 422],
    ['nothing', '', 400],
    ['null', 'null', 422],
    ['a time that overflows to infinity', '{"timeTakenSeconds":1e999}', 422],
    ['a prototype pollution attempt', '{"__proto__":{"answers":[]},"constructor":{"prototype":{}}}', 400],
  ])('%s is refused, and nothing is stored', async (_name, payload, status) => {
    const reply = await app.call(quizzes.submit, {
      as: await app.person('pro'),
      body: payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.statusCode).toBe(status)
    expect(await stored()).toEqual([])
  })

  test('a question of another quiz is refused, even together with valid ones', async () => {
    const { reader, quiz } = await atAQuiz(2)
    const { quizId } = await publishedQuiz(app, '2026-01-14', withQuiz('Monsoon', 2))
    const other = await opened(app, reader, quizId)
    const mixed = { ...answering(quiz, 'AB'), answers: [...answering(quiz, 'A').answers, ...answering(other, 'A').answers] }
    const reply = await submit(reader, mixed)
    expect([reply.statusCode, reply.json().details]).toEqual([
      422,
      [{ path: 'answers[1].questionId', message: 'This question does not belong to the quiz' }],
    ])
    expect(await stored()).toEqual([])
  })
})

describe('people without Pro study', () => {
  const calls = (as: Person, quizId: string, attemptId: string, body: unknown) =>
    Promise.all([
      app.call(quizzes.quiz, { as, params: { quizId } }),
      submit(as, body),
      app.call(quizzes.history, { as }),
      attempt(as, attemptId),
    ])
  const SENTENCES = [
    'Pro access required to take quizzes',
    'Pro access required to take quizzes',
    'Pro access required to view quiz history',
    'Pro access required to view quiz details',
  ]

  test.each(['free', 'tester'] as const)('%s users get the Pro message of each call', async (role) => {
    const { reader, quiz, quizId } = await atAQuiz()
    const { attemptId } = (await submit(reader, answering(quiz, 'ABCD'))).json().data
    const body = answering(quiz, 'ABCD')
    const replies = await calls(await app.person(role), quizId, attemptId, body)
    expect(replies.map((reply) => [reply.statusCode, reply.json().error])).toEqual(SENTENCES.map((sentence) => [403, sentence]))
    const unknown = await calls(await app.person(role), newId(), newId(), { nonsense: true })
    expect(unknown.map(({ body }) => body)).toEqual(replies.map(({ body }) => body))
    expect(await stored()).toHaveLength(1)
  })

  test('after Pro ends calls are refused, and the history is back when Pro starts again', async () => {
    const { reader, quiz, quizId } = await atAQuiz()
    const { attemptId } = (await submit(reader, answering(quiz, 'ABCD'))).json().data
    await changeRoleByEmail(app.db, reader.email, 'free', app.now)
    const replies = await calls(reader, quizId, attemptId, answering(quiz, 'ABCD'))
    expect(replies.map((reply) => [reply.statusCode, reply.json().error])).toEqual(SENTENCES.map((sentence) => [403, sentence]))
    await changeRoleByEmail(app.db, reader.email, 'pro', app.now)
    expect((await history(reader)).data.map((one) => one.attemptId)).toEqual([attemptId])
  })
})
