import { expect, test, vi } from 'vitest'
import { formatBriefDate, formatTime } from './dates.ts'

vi.mock('#messages/language.ts', async (load) => ({ ...(await load<object>()), LANGUAGE: 'ta', LOCALE: 'ta-IN' }))

test.each([
  ['2026-11-29T12:12:00Z', 'மாலை\u00a05:12'],
  ['2026-11-29T13:12:00Z', 'மாலை\u00a06:12'],
  ['2026-11-29T15:12:00Z', 'இரவு\u00a08:12'],
  ['2026-11-29T17:12:00Z', 'இரவு\u00a010:12'],
])('at %s a Tamil reader in UTC+5 reads %s, in words that people say', (instant, text) => {
  vi.stubEnv('TZ', 'Etc/GMT-5')
  expect(formatTime(instant)).toBe(text)
})

test('a Tamil date has its day before its month also without a year', () => {
  expect(formatBriefDate('2026-12-18T06:00:00Z')).toBe('18 டிச.')
})
