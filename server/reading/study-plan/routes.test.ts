import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { studyPlan } from '#contract/reading/study-plan.ts'
import { NO_PLAN } from '#contract/reading/study-plan-rules.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
type Who = Awaited<ReturnType<typeof app.person>>

const save = (as: Who, body: unknown) => app.call(studyPlan.save, { as, body })
const plan = async (as: Who) => (await app.call(studyPlan.read, { as })).json().data

describe('the study plan', () => {
  test('does not exist until I answer or skip its questions, and affects only me', async () => {
    const [reader, other] = [await app.person(), await app.person()]
    expect(await plan(reader)).toBeNull()
    expect((await save(reader, {})).json().data).toEqual(NO_PLAN)
    expect(await plan(reader)).toEqual(NO_PLAN)
    expect(await plan(other)).toBeNull()
  })

  test('keeps what I do not change, and forgets what I clear', async () => {
    const reader = await app.person()
    await save(reader, { exam: 'prelims', exam_year: 2027, goal: { kind: 'minutes', amount: 30 } })
    await save(reader, { exam_date: '2027-05-23', begin_with: 'questions', days_off: [7, 1, 7] })
    const whole = { exam: 'prelims', exam_year: 2027, exam_date: '2027-05-23', begin_with: 'questions', days_off: [1, 7] }
    expect(await plan(reader)).toEqual({ ...whole, goal: { kind: 'minutes', amount: 30 } })
    await save(reader, { goal: null, exam_date: null })
    expect(await plan(reader)).toEqual({ ...whole, goal: null, exam_date: null })
  })

  test.each([
    [{ exam: 'ssc' }, 'exam', 'exam must be one of: prelims, mains, other'],
    [{ exam_year: 1999 }, 'exam_year', 'exam_year must be a year'],
    [{ exam_date: '2027-02-30' }, 'exam_date', 'The date must be a valid day, written YYYY-MM-DD'],
    [{ goal: { kind: 'articles', amount: 51 } }, 'goal.amount', 'The goal can be at most 50 articles or 600 minutes a day'],
    [{ goal: { kind: 'minutes', amount: 0 } }, 'goal.amount', 'The goal must be at least 1 a day'],
    [{ pace: 1 }, '', 'The study plan must be a JSON object of exam, exam_year, exam_date, goal, begin_with and days_off'],
    [{ days_off: [0] }, 'days_off[0]', 'A day off must be 1 (Monday) to 7 (Sunday)'],
    [{ days_off: [1, 2, 3, 4, 5, 6, 7] }, 'days_off', 'At most six days of the week can be off'],
  ])('%j is refused at %j', async (body, path, message) => {
    const reader = await app.person()
    const reply = await save(reader, body)
    expect([reply.statusCode, reply.json().details[0]]).toEqual([422, { path, message }])
    expect(await plan(reader)).toBeNull()
  })

  test('is in my data download, and is deleted with my account', async () => {
    const reader = await app.person()
    await save(reader, { exam: 'mains', exam_year: 2027 })
    const file = (await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })).json().data
    expect(file.data.studyPlan).toEqual({ ...NO_PLAN, exam: 'mains', exam_year: 2027 })
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    expect(await app.db.selectFrom('study_plans').selectAll().execute()).toEqual([])
  })
})
