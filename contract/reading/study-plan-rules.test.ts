import { expect, test } from 'vitest'
import { daysBetween, examDay } from './study-plan-rules.ts'

test('an announced examination has its date, a later one an estimate', () => {
  expect(examDay({ exam: 'prelims', exam_year: 2026, exam_date: null })).toEqual({ day: '2026-05-24', isEstimate: false })
  expect(examDay({ exam: 'prelims', exam_year: 2029, exam_date: null })).toEqual({ day: '2029-05-27', isEstimate: true })
  expect(examDay({ exam: 'mains', exam_year: 2029, exam_date: null })).toEqual({ day: '2029-08-17', isEstimate: true })
})

test('my own date counts more than the known one, and without a year there is no date', () => {
  expect(examDay({ exam: 'prelims', exam_year: 2026, exam_date: '2026-06-07' })).toEqual({ day: '2026-06-07', isEstimate: false })
  expect(examDay({ exam: 'prelims', exam_year: null, exam_date: null })).toBeUndefined()
  expect(examDay({ exam: 'other', exam_year: 2026, exam_date: null })).toBeUndefined()
})

test('days are counted across months and a change of clocks', () => {
  expect([daysBetween('2026-05-24', '2026-05-24'), daysBetween('2026-01-31', '2026-03-01')]).toEqual([0, 29])
})
