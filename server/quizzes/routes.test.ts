import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { type AttemptDetail, type AttemptSummary, type Quiz, quizzes } from '#contract/quizzes.ts'
import { setRole } from '#server/accounts/commands.ts'
import { newId } from '#server/platform/ids.ts'
import { type Person, testApp } from '#tests/support/app.ts'
import { anArticle, deleteDay, published } from '#tests/support/articles.ts'
import { answering, aQuestion, opened, publishedQuiz, withQuiz } from '#tests/support/quizzes.ts'

const app = testApp()
const DAY = '2026-01-15'
const MINUTE = 60_000
const SEED = 20_260_115

const submit = (as: Person | undefined, body: unknown) => app.call(quizzes.submit, { as, body })
const attempt = (as: Person, attemptId: string) => app.call(quizzes.attempt, { as, params: { attemptId } })
const detail = async (as: Person, attemptId: string): Promise<AttemptDetail> => (await attempt(as, attemptId)).json().data
const history = async (as: Person, query: Record<string, unknown> = {}) => {
  const reply = await app.call(quizzes.history, { as, query })
  expect(reply.statusCode).toBe(200)
  return reply.json() as { data: AttemptSummary[]; next_before: string | null }
}
const stored = () => app.db.selectFrom('quiz_attempts').selectAll().execute()

/** Somebody with Pro study who has opened a quiz. */
async function atAQuiz(questions: number | unknown[] = 4) {
  const reader = await app.person('pro')
  const { articleId, quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', questions))
  return { reader, articleId, quizId, quiz: await opened(app, reader, quizId) }
}

describe('a quiz', () => {
  test('has its questions in order, its title, and the article it belongs to', async () => {
    const { quiz, articleId, quizId } = await atAQuiz(2)
    expect(quiz).toEqual({
      quiz_id: quizId,
      title: 'Quiz on Budget',
      article: { article_id: articleId, title: 'Budget', daily_entry: { publication_date: DAY } },
      quiz_questions: [0, 1].map((n) => ({ ...aQuestion(n), question_id: expect.any(String) })),
    })
  })

  test('of a draft is there for admins only, who can try it', async () => {
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

  test('is gone for the next call once its day is a draft again', async () => {
    const { reader, quizId, quiz } = await atAQuiz()
    await published(app, DAY, [], { articles: [withQuiz('Budget', 4)], replace: true, status: 'draft' })
    expect((await app.call(quizzes.quiz, { as: reader, params: { quizId } })).statusCode).toBe(404)
    expect((await submit(reader, answering(quiz, 'ABCD'))).statusCode).toBe(404)
  })
})

describe('handing in answers', () => {
  test('they are scored here, and what the client says about its score is not looked at', async () => {
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

  test('a question left out is wrong', async () => {
    const { reader, quiz } = await atAQuiz()
    expect((await submit(reader, answering(quiz, 'A  D'))).json().data).toMatchObject({
      score: 2,
      totalQuestions: 4,
      percentage: 50,
    })
  })

  test('any answers are scored as counting by hand scores them', async () => {
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
  ])('a time of %d seconds is stored as %d', async (given, kept) => {
    const { reader, quiz } = await atAQuiz(1)
    expect((await submit(reader, answering(quiz, 'A', { timeTakenSeconds: given }))).json().data.timeTakenSeconds).toBe(kept)
    expect(await stored()).toMatchObject([{ time_taken_seconds: kept }])
  })

  type Body = ReturnType<typeof answering>
  const first = (body: Body) => body.answers[0] as Body['answers'][0]
  const choosing = (selectedOption: unknown) => (body: Body) => ({ ...body, answers: [{ ...first(body), selectedOption }] })
  const without = (name: keyof Body) => (body: Body) => ({ ...body, [name]: undefined })

  test.each<[string, (body: Body) => unknown, string]>([
    [
      'a question that is nowhere',
      (body) => ({ ...body, answers: [{ ...first(body), questionId: newId() }] }),
      'answers[0].questionId',
    ],
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
    ['an answer that is nothing', (body) => ({ ...body, answers: [first(body), null] }), 'answers[1]'],
    ['no answers', without('answers'), 'answers'],
    ['no time', without('timeTakenSeconds'), 'timeTakenSeconds'],
    ['a time as text', (body) => ({ ...body, timeTakenSeconds: '60' }), 'timeTakenSeconds'],
    ['a time that is not a number', (body) => ({ ...body, timeTakenSeconds: Number.NaN }), 'timeTakenSeconds'],
    ['an attempt key that is none', (body) => ({ ...body, attemptKey: 'mine' }), 'attemptKey'],
    ['a number as attempt key', (body) => ({ ...body, attemptKey: 1 }), 'attemptKey'],
    ['no quiz', without('quizId'), 'quizId'],
    ['a quiz without a well-formed id', (body) => ({ ...body, quizId: '1 or 1=1' }), 'quizId'],
  ])('%s is refused with its place, and nothing is stored', async (_name, changed, path) => {
    const { reader, quiz } = await atAQuiz()
    const reply = await submit(reader, changed(answering(quiz, 'ABCD')))
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid'])
    expect(reply.json().details.map((detail: { path: string }) => detail.path)).toContain(path)
    expect(reply.json().error).toBe(reply.json().details[0].message)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['text that is no JSON', '{"quizId":', 400],
    ['a list', '[]', 422],
    ['nothing', '', 400],
    ['null', 'null', 422],
    ['a time beyond all numbers', '{"timeTakenSeconds":1e999}', 422],
    ['a prototype in disguise', '{"__proto__":{"answers":[]},"constructor":{"prototype":{}}}', 400],
  ])('%s is refused, and nothing is stored', async (_name, payload, status) => {
    const reply = await app.call(quizzes.submit, {
      as: await app.person('pro'),
      body: payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.statusCode).toBe(status)
    expect(await stored()).toEqual([])
  })

  test('a question of another quiz is refused, also beside right ones', async () => {
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

describe('an attempt that is sent again', () => {
  test('with its key is the same attempt, with its first time and result', async () => {
    const { reader, quiz } = await atAQuiz()
    const body = answering(quiz, 'ABDD', { attemptKey: newId() })
    const first = await submit(reader, body)
    app.pass(MINUTE)
    const again = await submit(reader, { ...body, answers: body.answers.toReversed(), timeTakenSeconds: 999 })
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await stored()).toHaveLength(1)
  })

  test('with ids in capital letters is still the same attempt', async () => {
    const { reader, quiz } = await atAQuiz()
    const attemptKey = newId()
    const body = answering(quiz, 'ABCD')
    const first = await submit(reader, { ...body, attemptKey })
    const again = await submit(reader, { ...body, quizId: body.quizId.toUpperCase(), attemptKey: attemptKey.toUpperCase() })
    expect([again.statusCode, again.body]).toEqual([200, first.body])
  })

  test('with its key but other answers, or for another quiz, is refused', async () => {
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

  test('without a key counts twice', async () => {
    const { reader, quiz } = await atAQuiz()
    const ids = [await submit(reader, answering(quiz, 'ABCD')), await submit(reader, answering(quiz, 'ABCD'))].map(
      (reply) => reply.json().data.attemptId,
    )
    expect(new Set(ids).size).toBe(2)
    expect(await stored()).toHaveLength(2)
  })

  test('with a key that somebody else used is one of its own', async () => {
    const { reader, quiz } = await atAQuiz()
    const other = await app.person('pro')
    const attemptKey = newId()
    const mine = await submit(reader, answering(quiz, 'ABCD', { attemptKey }))
    const theirs = await submit(other, answering(quiz, 'DDDD', { attemptKey }))
    expect([mine.json().data.score, theirs.json().data.score]).toEqual([4, 1])
    expect(await stored()).toHaveLength(2)
  })
})

describe('past attempts', () => {
  test('are listed, the latest first, with what a list shows', async () => {
    const { reader, quiz, quizId, articleId } = await atAQuiz()
    await submit(reader, answering(quiz, 'ABCD'))
    app.pass(MINUTE)
    const { attemptId } = (await submit(reader, answering(quiz, 'AAAA'))).json().data
    const { data, next_before } = await history(reader)
    expect(data).toEqual([
      {
        attemptId,
        quiz: { quizId, title: 'Quiz on Budget', article: { articleId, title: 'Budget' } },
        score: 1,
        totalQuestions: 4,
        percentage: 25,
        timeTakenSeconds: 60,
        completedAt: '2026-01-15T06:01:00.000Z',
      },
      expect.objectContaining({ score: 4, completedAt: '2026-01-15T06:00:00.000Z' }),
    ])
    expect(next_before).toBeNull()
  })

  test.each([MINUTE, 0])('come in pages with no gap and nothing twice, %d ms apart', async (apart) => {
    const { reader, quiz } = await atAQuiz()
    const ids: string[] = []
    for (let n = 0; n < 7; n++) {
      ids.push((await submit(reader, answering(quiz, 'ABCD'))).json().data.attemptId)
      app.pass(apart)
    }
    const found: string[][] = []
    for (let before: string | null | undefined; before !== null && found.length < 20; ) {
      const page: Awaited<ReturnType<typeof history>> = await history(reader, { limit: 3, ...(before ? { before } : {}) })
      found.push(page.data.map(({ attemptId }) => attemptId))
      before = page.next_before
    }
    const latestFirst = ids.toReversed()
    expect(found).toEqual([latestFirst.slice(0, 3), latestFirst.slice(3, 6), latestFirst.slice(6)])
    expect((await history(await app.person('pro'), { before: ids[6] })).data).toEqual([])
  })

  test('are shown question by question', async () => {
    const { reader, quiz, quizId, articleId } = await atAQuiz(3)
    const { data } = (await submit(reader, answering(quiz, 'AC '))).json()
    const review = (n: number, selectedOption: string | null, isCorrect: boolean) => {
      const { question_text, options, correct_option, explanation } = aQuestion(n)
      return {
        questionId: quiz.quiz_questions[n]?.question_id,
        questionText: question_text,
        options,
        selectedOption,
        correctOption: correct_option,
        isCorrect,
        explanation,
      }
    }
    expect(await detail(reader, data.attemptId)).toEqual({
      ...data,
      quiz: { quizId, title: 'Quiz on Budget', article: { articleId, title: 'Budget', publicationDate: DAY } },
      questions: [review(0, 'A', true), review(1, 'C', false), review(2, null, false)],
    })
  })

  test('of somebody else answer exactly like those that never were', async () => {
    const { reader, quiz } = await atAQuiz()
    const { attemptId } = (await submit(reader, answering(quiz, 'ABCD'))).json().data
    for (const stranger of [await app.person('pro'), await app.person('admin')]) {
      const replies = await Promise.all([attemptId, newId(), 'abc'].map((id) => attempt(stranger, id)))
      expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
        new Set(['404 {"success":false,"error":"Quiz attempt not found","code":"not_found"}']),
      )
      expect((await history(stranger)).data).toEqual([])
    }
  })

  test('are in the download of what the product holds about a person', async () => {
    const { reader, quiz } = await atAQuiz(2)
    await submit(await app.person('pro'), answering(quiz, 'BB'))
    const { attemptId } = (await submit(reader, answering(quiz, 'AA'))).json().data
    const reply = await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })
    expect(reply.json().data.data.quizzes).toMatchObject([
      { attemptId, score: 1, questions: [{ selectedOption: 'A' }, { selectedOption: 'A' }] },
    ])
    expect(reply.json().data.data.quizzes).toHaveLength(1)
  })

  test('go with the account', async () => {
    const { reader, quiz } = await atAQuiz()
    await submit(reader, answering(quiz, 'ABCD'))
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
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

  test.each(['free', 'tester'] as const)('somebody %s is told what Pro is needed for', async (role) => {
    const { reader, quiz, quizId } = await atAQuiz()
    const { attemptId } = (await submit(reader, answering(quiz, 'ABCD'))).json().data
    const body = answering(quiz, 'ABCD')
    const replies = await calls(await app.person(role), quizId, attemptId, body)
    expect(replies.map((reply) => [reply.statusCode, reply.json().error])).toEqual(SENTENCES.map((sentence) => [403, sentence]))
    const unknown = await calls(await app.person(role), newId(), newId(), { nonsense: true })
    expect(unknown.map(({ body }) => body)).toEqual(replies.map(({ body }) => body))
    expect(await stored()).toHaveLength(1)
  })

  test('somebody whose Pro has ended is refused by the next call, and finds their history when it begins again', async () => {
    const { reader, quiz, quizId } = await atAQuiz()
    const { attemptId } = (await submit(reader, answering(quiz, 'ABCD'))).json().data
    await setRole(app.db, reader.email, 'free', app.now)
    const replies = await calls(reader, quizId, attemptId, answering(quiz, 'ABCD'))
    expect(replies.map((reply) => [reply.statusCode, reply.json().error])).toEqual(SENTENCES.map((sentence) => [403, sentence]))
    await setRole(app.db, reader.email, 'pro', app.now)
    expect((await history(reader)).data.map((one) => one.attemptId)).toEqual([attemptId])
  })
})

describe('a day that is replaced or deleted', () => {
  const replace = (questions: unknown[], parts: Record<string, unknown> = {}) =>
    published(app, DAY, [], { articles: [withQuiz('Budget', questions)], replace: true, ...parts })

  test('while somebody is at its quiz: what they saw is what is scored and shown', async () => {
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

  test('answers to questions that were never together in one quiz are refused', async () => {
    const { reader, quiz } = await atAQuiz(2)
    await replace([aQuestion(7)])
    const now = await opened(app, reader, quiz.quiz_id)
    const reply = await submit(reader, {
      ...answering(quiz, 'AB'),
      answers: [...answering(quiz, 'A').answers, ...answering(now, 'A').answers],
    })
    expect([reply.statusCode, await stored()]).toEqual([422, []])
  })

  test('a corrected answer counts for those who are at the quiz, since the question is the same', async () => {
    const { reader, quiz } = await atAQuiz(1)
    await replace([aQuestion(0, { correct_option: 'C', explanation: 'On second thought.' })])
    const { data } = (await submit(reader, answering(quiz, 'C'))).json()
    expect(data.score).toBe(1)
    expect((await detail(reader, data.attemptId)).questions[0]).toMatchObject({
      explanation: 'On second thought.',
      isCorrect: true,
    })
  })

  test('options in another order make another question: nobody is marked wrong for a letter that meant something else', async () => {
    const { reader, quiz } = await atAQuiz(1)
    const { options } = aQuestion(0)
    await replace([aQuestion(0, { options: { A: options.D, B: options.C, C: options.B, D: options.A }, correct_option: 'D' })])
    const { data } = (await submit(reader, answering(quiz, 'A'))).json()
    expect(data.score).toBe(1)
    const [shown] = (await detail(reader, data.attemptId)).questions
    expect([shown?.options, shown?.selectedOption, shown?.isCorrect]).toEqual([options, 'A', true])
  })

  test('replaced by the same, the quiz keeps its ids', async () => {
    const { reader, quiz, quizId } = await atAQuiz(3)
    await published(app, DAY, [], { articles: [withQuiz('Budget', 3)], replace: true })
    expect(await opened(app, reader, quizId)).toEqual(quiz)
    expect(await app.db.selectFrom('quiz_editions').selectAll().execute()).toHaveLength(1)
  })

  test('the attempts before stay as they were', async () => {
    const { reader, quiz, articleId, quizId } = await atAQuiz(2)
    const { attemptId } = (await submit(reader, answering(quiz, 'AB'))).json().data
    const before = await detail(reader, attemptId)
    await replace([aQuestion(0, { correct_option: 'D' }), aQuestion(9)])
    expect(await detail(reader, attemptId)).toEqual(before)
    expect(before.quiz).toMatchObject({ quizId, article: { articleId } })
  })

  test('deleted, the history is still there, leading nowhere', async () => {
    const { reader, quiz, quizId } = await atAQuiz(2)
    const { attemptId } = (await submit(reader, answering(quiz, 'AB'))).json().data
    const { questions } = await detail(reader, attemptId)
    await deleteDay(app, DAY)
    const gone = { quizId: null, title: 'Quiz on Budget', article: { articleId: null, title: 'Budget' } }
    expect((await history(reader)).data).toMatchObject([{ attemptId, score: 2, quiz: gone }])
    expect(await detail(reader, attemptId)).toMatchObject({
      quiz: { ...gone, article: { ...gone.article, publicationDate: DAY } },
      questions,
    })
    expect((await app.call(quizzes.quiz, { as: reader, params: { quizId } })).statusCode).toBe(404)
    expect((await submit(reader, answering(quiz, 'AB'))).statusCode).toBe(404)
  })

  test('without the article, or with the article but no quiz, links lead only to what is there', async () => {
    const { reader, quiz, articleId } = await atAQuiz(2)
    await submit(reader, answering(quiz, 'AB'))
    await published(app, DAY, [], { articles: [anArticle('Budget', { potential_questions: null })], replace: true })
    expect((await history(reader)).data[0]?.quiz).toMatchObject({ quizId: null, article: { articleId } })
    await published(app, DAY, ['Another'], { replace: true })
    expect((await history(reader)).data[0]?.quiz).toMatchObject({ quizId: null, article: { articleId: null, title: 'Budget' } })
  })
})
