import { expect, test } from 'vitest'
import { namedTimeZone } from './time-zones.ts'

test('a time zone has its name in the language of the interface', () => {
  expect(namedTimeZone('Asia/Kolkata', 'hi')).toBe('भारतीय मानक समय (Asia / Kolkata)')
  expect(namedTimeZone('Asia/Kolkata', 'ta')).toBe('இந்திய நிலையான நேரம் (Asia / Kolkata)')
  expect(namedTimeZone('America/New_York', 'en')).toBe('America / New York')
})
