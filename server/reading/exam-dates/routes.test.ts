import { describe, expect, test } from 'vitest'
import { audit } from '#contract/accounts/audit.ts'
import { EXAM_DATE_NOT_FOUND, examDates } from '#contract/reading/exam-dates.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()

describe('dates of examinations', () => {
  test('are set and removed by admins, seen by members, and written into the audit log', async () => {
    const [admin, reader] = [await app.person('admin'), await app.person()]
    const dates = async () => (await app.call(examDates.list, { as: reader })).json().data
    const save = (as: typeof admin, date: string) => app.call(examDates.save, { as, body: { exam: 'prelims', year: 2027, date } })
    const remove = () => app.call(examDates.remove, { as: admin, params: { exam: 'prelims', year: 2027 } })
    const before = await dates()
    expect((await save(reader, '2027-05-23')).statusCode).toBe(403)
    for (const date of ['2027-05-23', '2027-05-30']) expect((await save(admin, date)).statusCode).toBe(200)
    expect(await dates()).toEqual([...before, { exam: 'prelims', year: 2027, date: '2027-05-30' }])
    expect((await remove()).statusCode).toBe(200)
    expect(await dates()).toEqual(before)
    expect((await remove()).json().error).toBe(EXAM_DATE_NOT_FOUND)
    const acts = (await app.call(audit.list, { as: admin })).json().data
    expect(acts.map(({ action }: { action: string }) => action)).toEqual([
      'exam_date.removed',
      'exam_date.saved',
      'exam_date.saved',
    ])
  })

  test.each([
    [{ exam: 'other', year: 2027, date: '2027-05-23' }, 'exam', 'exam must be prelims or mains'],
    [{ exam: 'mains', year: 1999, date: '2027-05-23' }, 'year', 'year must be a year'],
    [{ exam: 'mains', year: 2027, date: '2027-02-30' }, 'date', 'The date must be a valid day, written YYYY-MM-DD'],
  ])('%j is refused at %s', async (body, path, message) => {
    const reply = await app.call(examDates.save, { as: await app.person('admin'), body })
    expect([reply.statusCode, reply.json().details[0]]).toEqual([422, { path, message }])
  })
})
