import { describe, expect, test } from 'vitest'
import { periodInWords, periodOf } from './periods.ts'

describe('weeks and months', () => {
  test.each([
    ['2024-W31', '2024-07-29', '2024-08-04'],
    ['2026-W01', '2025-12-29', '2026-01-04'],
    ['2026-W53', '2026-12-28', '2027-01-03'],
    ['2021-W01', '2021-01-04', '2021-01-10'],
    ['2020-W53', '2020-12-28', '2021-01-03'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2023-12', '2023-12-01', '2023-12-31'],
  ])('%s is from %s to %s', (name, first_day, last_day) => {
    expect(periodOf(name)).toMatchObject({ first_day, last_day })
  })

  test.each(['2024-W53', '2024-W00', '2024-W54', '2024-13', '2024-00', '2024', '24-01', '2024-W1', '2300-01', '2024-01-01'])(
    '%s is neither',
    (name) => expect(periodOf(name)).toBeUndefined(),
  )

  test('have names', () => {
    expect(['2024-W31', '2024-08'].map((name) => periodInWords(periodOf(name) as never))).toEqual([
      '29 July 2024 to 4 August 2024',
      'August 2024',
    ])
  })
})
