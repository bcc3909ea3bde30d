import { beforeEach, describe, expect, test } from 'vitest'
import { mockTestAdmin } from '#contract/practice/mock-test-admin.ts'
import { mockTests } from '#contract/practice/mock-tests.ts'
import { QUOTA_MESSAGES } from '#contract/quotas.ts'
import { progress } from '#contract/reading/progress.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { mockCalls, nth, numberOf, publishedQuestions, right, rightLetter, wrong } from '#tests/support/fixtures/mock-tests.ts'
import {
  answering,
  aQuestion,
  opened as openedQuiz,
  publishedQuiz,
  quizCalls,
  withQuiz,
} from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const mock = mockCalls(app)
const { made, answered, submitted, resultOf } = mock

const at = (time: string) => {
  app.now = new Date(`2026-01-15T${time}Z`)
}
const poolOf = async (as: Person, query: object) =>
  (await app.call(mockTests.pool, { as, query: { ...query } })).json().data.questions

let reader: Person
let budget: { articleId: string; quizId: string }
beforeEach(async () => {
  at('06:00:00')
  budget = await publishedQuestions(app)
  reader = await app.person('pro')
})

describe('making a test', () => {
  test('takes questions from days, papers and lines of the syllabus', async () => {
    expect(await poolOf(reader, {})).toBe(50)
    expect(await poolOf(reader, { from: '2026-01-15' })).toBe(20)
    expect(await poolOf(reader, { to: '2026-01-14' })).toBe(30)
    expect(await poolOf(reader, { nodes: 'gs3.economy' })).toBe(30)
    expect(await poolOf(reader, { nodes: 'gs3,gs2' })).toBe(50)
    expect(await poolOf(reader, { nodes: 'gs1' })).toBe(0)
    const test = await made(reader, { questions: 20, nodes: ['gs2'] })
    expect(new Set(test.questions.map(({ question_id }) => question_id)).size).toBe(20)
    expect(test).toMatchObject({ state: 'open', minutes: 24, seconds_left: 1440, title: 'Test of 20 questions', answers: [] })
  })

  test('only what was read, answered wrongly or never seen', async () => {
    await app.call(progress.markRead, { as: reader, params: { articleId: budget.articleId } })
    const quiz = await openedQuiz(app, reader, budget.quizId)
    await quizCalls(app).submit(reader, answering(quiz, 'A'.repeat(12)))
    expect(await poolOf(reader, { only_read: 'true' })).toBe(30)
    // Questions that a quiz left open count as wrong.
    expect(await poolOf(reader, { answered: 'wrong' })).toBe(27)
    expect(await poolOf(reader, { answered: 'unseen' })).toBe(20)
    expect(await poolOf(reader, { answered: 'unseen', only_read: 'true' })).toBe(0)
    const test = await made(reader, { questions: 27, answered: 'wrong' })
    expect(test.questions.filter(({ question_text }) => [0, 4, 8].includes(numberOf(question_text)))).toEqual([])
  })

  test('too few questions are refused with their number, and nothing is stored', async () => {
    const reply = await mock.create(reader, { questions: 21, from: '2026-01-15' })
    expect([reply.statusCode, reply.json().error]).toEqual([
      422,
      'Only 20 questions match. Choose fewer questions, or add more days or papers.',
    ])
    expect(await app.db.selectFrom('mock_tests').selectAll().execute()).toEqual([])
    expect((await mock.create(reader, { questions: 4 })).json().details[0].path).toBe('questions')
    expect((await mock.create(reader, { questions: 101 })).statusCode).toBe(422)
    expect((await mock.create(reader, { nodes: ['gs9'] })).statusCode).toBe(422)
  })

  test('a request that arrives five times concurrently makes one test', async () => {
    const body = { attempt_key: newId() }
    const replies = await Promise.all(Array.from({ length: 5 }, () => mock.create(reader, body)))
    expect(new Set(replies.map((reply) => reply.json().data.attempt_id)).size).toBe(1)
    expect(await app.db.selectFrom('mock_attempts').selectAll().execute()).toHaveLength(1)
  })

  test('needs Pro', async () => {
    const free = await app.person('free')
    const reply = await mock.create(free)
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'Pro access required to take mock tests'])
  })

  test('follows the marking that an admin has set, and keeps it', async () => {
    const admin = await app.person('admin')
    const rules = { right_hundredths: 250, wrong_hundredths: -83, left_out_hundredths: 0, minutes_per_hundred: 60 }
    const before = await made(reader)
    expect((await app.call(mockTestAdmin.saveRules, { as: admin, body: rules })).json().data).toEqual(rules)
    expect((await app.call(mockTests.home, { as: reader })).json().data.rules).toEqual(rules)
    const after = await made(reader)
    expect([before.rules.wrong_hundredths, after.rules.wrong_hundredths, after.minutes]).toEqual([-66, -83, 6])
    await submitted(reader, before.attempt_id)
    expect((await resultOf(reader, before.attempt_id)).rules.wrong_hundredths).toBe(-66)
  })
})

describe('taking a test', () => {
  test('no reply before submission has a right answer or an explanation', async () => {
    const test = await mock.create(reader)
    const { attempt_id } = test.json().data
    const question = test.json().data.questions[0]
    const replies = [
      test,
      await mock.opened(reader, attempt_id),
      await mock.answer(reader, attempt_id, [right(question)]),
      await app.call(mockTests.home, { as: reader }),
      await app.call(mockTests.attempts, { as: reader }),
      await app.call(mockTests.figures, { as: reader }),
      await mock.result(reader, attempt_id),
    ]
    for (const { body } of replies)
      for (const secret of ['The reason of', 'correct_option', 'explanation']) expect(body).not.toContain(secret)
    expect([replies.at(-1)?.statusCode, replies.at(-1)?.json().error]).toEqual([409, 'This test has not been submitted yet'])
  })

  test('goes on where another device left off, at the same second', async () => {
    const test = await made(reader, { questions: 40 })
    at('06:10:30')
    const first = test.questions.slice(0, 37)
    await answered(
      reader,
      test.attempt_id,
      first.map((question) => right(question, { given_ms: 600_000, certainty: 'two_left' })),
    )
    const again = (await mock.opened(reader, test.attempt_id)).json().data
    expect(again.seconds_left).toBe(48 * 60 - 630)
    expect(again.answers).toHaveLength(37)
    expect(again.answers[0]).toMatchObject({ certainty: 'two_left', is_flagged: false, seconds: 5 })
    expect((await app.call(mockTests.home, { as: reader })).json().data.unfinished).toMatchObject([
      { attempt_id: test.attempt_id, answered: 37, questions: 40 },
    ])
  })

  test('of two devices the answer that was given last counts, in whatever order they arrive', async () => {
    const test = await made(reader)
    const question = nth(test, 0)
    at('06:05:00')
    await answered(reader, test.attempt_id, [right(question, { given_ms: 200_000, seconds: 10 })])
    await answered(reader, test.attempt_id, [wrong(question, { given_ms: 100_000, seconds: 30 })])
    expect((await mock.opened(reader, test.attempt_id)).json().data.answers).toMatchObject([
      { option: rightLetter(question.question_text), given_ms: 200_000, seconds: 30 },
    ])
    await Promise.all(
      [210_000, 220_000, 230_000].map((given_ms) => answered(reader, test.attempt_id, [wrong(question, { given_ms })])),
    )
    await submitted(reader, test.attempt_id)
    const one = (await resultOf(reader, test.attempt_id)).questions[0]
    expect(one).toMatchObject({ result: 'wrong', mistake: 'changed_right_answer', marks_hundredths: -66 })
  })

  test('answers given in time are taken after it, those given later are not', async () => {
    const test = await made(reader)
    at('06:20:00')
    expect((await mock.opened(reader, test.attempt_id)).json().data).toMatchObject({ state: 'over', seconds_left: 0 })
    const sent = [right(nth(test, 0), { given_ms: 719_000 }), right(nth(test, 1), { given_ms: 730_000 })]
    expect(await answered(reader, test.attempt_id, sent)).toEqual({ state: 'over', seconds_left: 0 })
    const late = await mock.answer(reader, test.attempt_id, sent.slice(1))
    expect([late.statusCode, late.json().error]).toEqual([409, 'This was answered after the time ran out'])
    await submitted(reader, test.attempt_id)
    expect(await resultOf(reader, test.attempt_id)).toMatchObject({ right: 1, left_out: 9, marks_hundredths: 200, seconds: 720 })
  })

  test('answers that do not fit are refused with their place, and none of them is stored', async () => {
    const test = await made(reader)
    const details = async (...answers: { question_id: string }[]) =>
      (await mock.answer(reader, test.attempt_id, [right(nth(test, 0)), ...answers])).json().details
    expect(await details({ question_id: newId() })).toEqual([
      { path: 'answers[1].question_id', message: 'This question does not belong to the test' },
    ])
    expect(await details(right(nth(test, 1), { option: 'E' }))).toEqual([
      { path: 'answers[1].option', message: 'This is not one of the options' },
    ])
    expect(await details(right(nth(test, 0)))).toEqual([
      { path: 'answers[1].question_id', message: 'This question is answered twice' },
    ])
    expect((await mock.opened(reader, test.attempt_id)).json().data.answers).toEqual([])
  })

  test('submitted five times concurrently, it is marked once, and answers no longer change', async () => {
    const test = await made(reader)
    await answered(reader, test.attempt_id, [wrong(nth(test, 0))])
    const replies = await Promise.all(Array.from({ length: 5 }, () => submitted(reader, test.attempt_id)))
    expect(replies.map(({ state, marks_hundredths }) => [state, marks_hundredths])).toEqual(Array(5).fill(['marked', -66]))
    const late = await mock.answer(reader, test.attempt_id, [right(nth(test, 0))])
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      'This test has been submitted, so its answers can no longer be changed',
    ])
    expect(await app.db.selectFrom('question_results').selectAll().execute()).toMatchObject([{ answered: 1, answered_right: 0 }])
  })

  test('is submitted within a minute after its time, also when nobody opens it, with what is there', async () => {
    const test = await made(reader)
    await answered(reader, test.attempt_id, [right(nth(test, 0))])
    at('06:11:59')
    await app.runSchedule('mark-mock-tests')
    expect((await mock.opened(reader, test.attempt_id)).json().data.state).toBe('open')
    at('06:13:00')
    await app.runSchedule('mark-mock-tests')
    const { attempt, ...result } = await resultOf(reader, test.attempt_id)
    expect([attempt.submitted_at, result.marks_hundredths]).toEqual(['2026-01-15T06:12:00.000Z', 200])
    expect(result.by_mistake).toEqual([{ mistake: 'ran_out_of_time', questions: 9, lost_hundredths: 1800 }])
  })

  test('answers that were on the way when the time ran out are marked with the rest, for ten minutes', async () => {
    const test = await made(reader)
    await answered(reader, test.attempt_id, [wrong(nth(test, 0))])
    at('06:13:00')
    await app.runSchedule('mark-mock-tests')
    const later = (n: number) => [right(nth(test, n), { given_ms: 700_000 })]
    at('06:22:00')
    expect(await answered(reader, test.attempt_id, [...later(1), wrong(nth(test, 2), { given_ms: 800_000 })])).toMatchObject({
      state: 'submitted',
    })
    expect(await resultOf(reader, test.attempt_id)).toMatchObject({ right: 1, wrong: 1, left_out: 8, marks_hundredths: 134 })
    expect(await app.db.selectFrom('question_results').select('answered').execute()).toEqual([{ answered: 1 }, { answered: 1 }])
    at('06:22:01')
    const late = await mock.answer(reader, test.attempt_id, later(3))
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      'This test has been submitted, so its answers can no longer be changed',
    ])
    expect(await resultOf(reader, test.attempt_id)).toMatchObject({ right: 1, wrong: 1, left_out: 8 })
  })

  test('a claim to have answered in time is not believed when it arrives long after the end', async () => {
    const test = await made(reader)
    at('06:22:01')
    const late = await mock.answer(reader, test.attempt_id, [right(nth(test, 0), { given_ms: 5000 })])
    expect([late.statusCode, late.json().error]).toEqual([409, 'These answers arrived too long after the time ran out'])
  })
})

test('translations are shown beneath the questions, without their explanations before the result', async () => {
  const translated = { hi: { question_text: 'प्रश्न?', options: { A: 'क', B: 'ख', C: 'ग', D: 'घ' }, explanation: 'कारण।' } }
  const questions = Array.from({ length: 10 }, (_, n) => aQuestion(n, { translated }))
  await publishedQuiz(app, '2026-01-13', withQuiz('Monsoon', questions))
  const reply = await mock.create(reader, { to: '2026-01-13' })
  expect(reply.json().data.questions[0].translated).toEqual({ hi: { question_text: 'प्रश्न?', options: translated.hi.options } })
  expect(reply.body).not.toContain('कारण')
  await mock.submit(reader, reply.json().data.attempt_id)
  expect((await resultOf(reader, reply.json().data.attempt_id)).questions[0]?.translated).toEqual(translated)
})

describe('with a limit of two tests a day', () => {
  const limited = testApp({ MOCK_TESTS_PER_DAY: '2' })

  test('a third test is refused, and none is made twice', async () => {
    await publishedQuestions(limited)
    const as = await limited.person('pro')
    const calls = mockCalls(limited)
    const attempt_key = newId()
    for (let n = 0; n < 3; n++) await calls.made(as, { attempt_key })
    await calls.made(as)
    const reply = await calls.create(as)
    expect([reply.statusCode, reply.json().error]).toEqual([429, QUOTA_MESSAGES.mockTests])
    expect(await limited.db.selectFrom('mock_tests').selectAll().execute()).toHaveLength(2)
    limited.pass(86_400_000)
    expect((await calls.create(as)).statusCode).toBe(200)
  })
})
