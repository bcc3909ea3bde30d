import { expect, test } from 'vitest'
import { entryDay } from './entry-day.ts'

test('the date of a day has its weekday and is the same in every zone', () => {
  expect(entryDay('2026-11-23')).toBe('Mon 23 Nov 2026')
  expect(entryDay('2024-08-02')).toBe('Fri 2 Aug 2024')
})
