import { expect, test } from 'vitest'
import { announcedDay, daysBetween, examDay } from './study-plan-rules.ts'

const plan = { exam: 'prelims', exam_year: 2026, exam_date: null } as const

test('an announced examination has its date, another one an estimate', () => {
  expect(examDay(plan, '2026-05-24')).toEqual({ day: '2026-05-24', isEstimate: false })
  expect(examDay(plan, undefined)).toEqual({ day: '2026-05-31', isEstimate: true })
  expect(examDay({ ...plan, exam: 'mains', exam_year: 2029 }, null)).toEqual({ day: '2029-08-17', isEstimate: true })
})

test('my own date counts more than the announced one, and without a year there is no date', () => {
  expect(examDay({ ...plan, exam_date: '2026-06-07' }, '2026-05-24')).toEqual({ day: '2026-06-07', isEstimate: false })
  expect(examDay({ ...plan, exam_year: null }, undefined)).toBeUndefined()
  expect(examDay({ ...plan, exam: 'other' }, undefined)).toBeUndefined()
})

test('the announced day is that of the same examination and year', () => {
  const dates = [
    { exam: 'mains' as const, year: 2026, date: '2026-08-21' },
    { exam: 'prelims' as const, year: 2025, date: '2025-05-25' },
  ]
  expect(announcedDay(plan, dates)).toBeUndefined()
  expect(announcedDay(plan, [...dates, { exam: 'prelims', year: 2026, date: '2026-05-24' }])).toBe('2026-05-24')
})

test('days are counted across months and a change of clocks', () => {
  expect([daysBetween('2026-05-24', '2026-05-24'), daysBetween('2026-01-31', '2026-03-01')]).toEqual([0, 29])
})
