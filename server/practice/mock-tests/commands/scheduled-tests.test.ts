import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import type { MockAttempt } from '#contract/practice/mock-attempts.ts'
import { mockTestAdmin } from '#contract/practice/mock-test-admin.ts'
import { mockTests } from '#contract/practice/mock-tests.ts'
import { recall } from '#contract/practice/recall.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { mockCalls, nth, publishedQuestions, right, wrong } from '#tests/support/fixtures/mock-tests.ts'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const mock = mockCalls(app)
const { answered, submitted, resultOf } = mock

const at = (time: string) => {
  app.now = new Date(`2026-01-15T${time}Z`)
}

let reader: Person
beforeEach(async () => {
  at('06:00:00')
  await publishedQuestions(app)
  reader = await app.person('pro')
})

describe('a scheduled test', () => {
  let admin: Person
  let testId: string
  beforeEach(async () => {
    admin = await app.person('admin')
    testId = await mock.scheduled(admin, { question_ids: (await mock.library()).slice(0, 20) })
  })
  const listed = async (as: Person) => (await app.call(mockTests.home, { as })).json().data.scheduled
  const begun = async (as: Person): Promise<MockAttempt> => (await mock.begin(as, testId)).json().data

  test('is announced without its questions, opens, and can be begun once by each person', async () => {
    expect(await listed(reader)).toMatchObject([{ test_id: testId, state: 'announced', attempt: null, questions: 20 }])
    expect([(await mock.begin(reader, testId)).statusCode, (await mock.begin(reader, testId)).json().error]).toEqual([
      409,
      'This test has not opened yet',
    ])
    at('12:00:00')
    const [one, other] = await Promise.all([begun(reader), begun(reader)])
    expect(one.attempt_id).toBe(other.attempt_id)
    expect(one).toMatchObject({ is_scheduled: true, seconds_left: 7200, results_at: '2026-01-15T15:10:00.000Z' })
    expect(await listed(reader)).toMatchObject([{ state: 'open', attempt: { attempt_id: one.attempt_id, state: 'open' } }])
  })

  test('ends for everybody when it closes', async () => {
    at('14:30:00')
    expect((await begun(reader)).seconds_left).toBe(1800)
    at('15:00:00')
    expect((await mock.begin(admin, testId)).json().error).toBe('This test has closed')
    expect(await listed(reader)).toMatchObject([{ state: 'marking', attempt: { state: 'over' } }])
  })

  test('results come out together, ten minutes after it closes: until then nothing tells them', async () => {
    at('12:00:00')
    const test = await begun(reader)
    await answered(reader, test.attempt_id, [wrong(nth(test, 0))])
    expect(await submitted(reader, test.attempt_id)).toMatchObject({ state: 'submitted', marks_hundredths: null })
    const late = await app.person('pro')
    at('14:59:00')
    const other = await begun(late)
    at('15:09:59')
    await answered(late, other.attempt_id, [right(nth(other, 0), { given_ms: 59_000 })])
    await app.runSchedule('mark-mock-tests')
    const waiting = await mock.result(reader, test.attempt_id)
    expect([waiting.statusCode, waiting.json().error]).toEqual([
      409,
      'Results of this test are not out before 2026-01-15T15:10:00.000Z',
    ])
    expect((await app.call(recall.cards, { as: reader })).json().data).toEqual([])
    expect(
      (await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })).json().data.data.mockTests[0]
        .marks_hundredths,
    ).toBeNull()
    at('15:10:00')
    await app.runSchedule('mark-mock-tests')
    expect(await resultOf(reader, test.attempt_id)).toMatchObject({ marks_hundredths: -66, standing: null })
    expect(await resultOf(late, other.attempt_id)).toMatchObject({
      marks_hundredths: 200,
      late_answers: 1,
      attempt: { submitted_at: '2026-01-15T15:00:00.000Z' },
    })
    expect((await app.call(recall.cards, { as: reader })).json().data).toHaveLength(1)
    expect(await listed(reader)).toMatchObject([{ state: 'results', attempt: { marks_hundredths: -66 } }])
  })

  test('answers that come more than a minute after the time count, are marked as late, and stand outside the percentile', async () => {
    at('14:00:00')
    const [waiting, prompt, honest] = [reader, await app.person('pro'), await app.person('pro')]
    const tests = [await begun(waiting), await begun(prompt), await begun(honest)]
    const [late = '', inTime = '', changed = ''] = tests.map(({ attempt_id }) => attempt_id)
    const paper = tests[0] as MockAttempt
    await answered(honest, changed, [right(nth(paper, 0)), wrong(nth(paper, 1))])
    at('15:01:00')
    await answered(prompt, inTime, [right(nth(paper, 0), { given_ms: 5000 })])
    at('15:01:01')
    await answered(waiting, late, [right(nth(paper, 0), { given_ms: 5000 }), { ...right(nth(paper, 1)), option: null }])
    await answered(honest, changed, [right(nth(paper, 0)), { ...wrong(nth(paper, 1), { given_ms: 2000 }), option: null }])
    at('15:10:00')
    await app.runSchedule('mark-mock-tests')
    const results = [await resultOf(waiting, late), await resultOf(prompt, inTime), await resultOf(honest, changed)]
    expect(results.map(({ late_answers, right, standing }) => [late_answers, right, standing])).toEqual([
      [1, 1, null],
      [0, 1, null],
      [1, 1, null],
    ])
    expect(results.map(({ questions }) => questions.slice(0, 2).map(({ is_late }) => is_late))).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
  })

  test('from 20 people on a result says how many have as many marks or fewer, as SQL does', async () => {
    at('12:00:00')
    const random = randomFrom(2)
    const attempts: { as: Person; id: string }[] = []
    for (let n = 0; n < 20; n++) {
      const as = await app.person('pro')
      const test = await begun(as)
      const answers = test.questions.map((question) => (random() < 0.5 ? right(question) : wrong(question)))
      await answered(as, test.attempt_id, answers.slice(0, n + 1))
      attempts.push({ as, id: test.attempt_id })
    }
    const late = await app.person('pro')
    const lateTest = await begun(late)
    at('14:02:00')
    await answered(late, lateTest.attempt_id, [right(nth(lateTest, 0))])
    at('15:10:00')
    await app.runSchedule('mark-mock-tests')
    expect(await resultOf(late, lateTest.attempt_id)).toMatchObject({ late_answers: 1, standing: null })
    const rows = await app.db
      .selectFrom('mock_attempts')
      .where('attempt_id', '<>', lateTest.attempt_id)
      .select(({ fn }) => [
        'attempt_id',
        fn
          .agg<number>('cume_dist')
          .over((over) => over.orderBy('marks_hundredths'))
          .as('share'),
      ])
      .execute()
    for (const { as, id } of attempts) {
      const share = Number(rows.find(({ attempt_id }) => attempt_id === id)?.share)
      expect((await resultOf(as, id)).standing).toEqual({ people: 20, percentile: Math.round(share * 1000) / 10 })
    }
  })

  test('can be changed before it opens and deleted before somebody begins', async () => {
    const ids = (await mock.library()).slice(10, 30).reverse()
    const body = {
      title: 'Sunday test',
      opens_at: '2026-01-15T13:00:00Z',
      closes_at: '2026-01-15T16:00:00Z',
      minutes: 60,
      question_ids: ids,
    }
    const rules = { right_hundredths: 100, wrong_hundredths: -33, left_out_hundredths: 0 }
    const change = (parts = {}) =>
      app.call(mockTestAdmin.change, { as: admin, params: { testId }, body: { ...body, rules, ...parts } as never })
    expect((await change()).json().data).toMatchObject({ title: 'Sunday test', state: 'announced', rules })
    const shown = (await app.call(mockTestAdmin.test, { as: admin, params: { testId } })).json().data
    expect(shown.paper.map(({ question_id }: { question_id: string }) => question_id)).toEqual(ids)
    expect((await change({ closes_at: '2026-01-15T13:59:00Z' })).json().details).toEqual([
      { path: 'closes_at', message: 'The test must stay open for its 60 minutes at least' },
    ])
    expect((await change({ question_ids: [...ids.slice(0, 12), newId()] })).json().details).toEqual([
      { path: 'question_ids[12]', message: 'This question is not published' },
    ])
    at('13:00:00')
    expect((await change()).json().error).toBe('This test has opened, so it can no longer be changed')
    await begun(reader)
    const remove = () => app.call(mockTestAdmin.remove, { as: admin, params: { testId } })
    expect([(await remove()).statusCode, (await remove()).json().error]).toEqual([
      409,
      'People have started this test, so it can no longer be deleted',
    ])
    const unused = await mock.scheduled(admin, {
      question_ids: ids,
      opens_at: '2026-01-16T12:00:00Z',
      closes_at: '2026-01-16T15:00:00Z',
    })
    expect((await app.call(mockTestAdmin.remove, { as: admin, params: { testId: unused } })).statusCode).toBe(200)
    expect((await app.call(mockTestAdmin.list, { as: admin })).json().data).toMatchObject([
      { test_id: testId, begun: 1, submitted: 0 },
    ])
  })

  test('cannot be scheduled in the past, and its questions are drawn by a seed', async () => {
    at('16:00:00')
    const reply = await mock.schedule(admin, { question_ids: (await mock.library()).slice(0, 10) })
    expect(reply.json().details).toEqual([{ path: 'closes_at', message: 'The test must close in the future' }])
    const drawn = async (seed: string) =>
      (await app.call(mockTestAdmin.questions, { as: admin, query: { nodes: 'gs3', limit: 12, seed } })).json().data
    const [one, again, other] = [await drawn('1'), await drawn('1'), await drawn('2')]
    expect([one.total, one.questions.length]).toEqual([30, 12])
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })
})
