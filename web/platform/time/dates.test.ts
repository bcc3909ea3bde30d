import { describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { saveSession } from '#web/platform/session/session.ts'
import { formatDate, formatDay, formatInstant, formatMonth, formatTime, relativeTime, shortWeekday } from './dates.ts'

const READER: User = {
  id: '0190b0c0-0000-7000-8000-000000000001',
  email: 'anu@example.test',
  username: 'anu',
  role: 'free',
  time_zone: 'Asia/Kolkata',
  reading_settings: STANDARD_READING,
  created_at: '2026-01-01T00:00:00Z',
  email_confirmed: true,
  legal_texts_to_accept: null,
}

/** With spaces where a line may not break. */
const spaced = (text: string) => text.replace(/\u00a0/g, ' ')

describe('dates', () => {
  test('a publication date is the same day in every zone', () => {
    expect(formatDay('2024-08-02')).toBe('2 August 2024')
    expect(formatDay('2024-08-02', 'long')).toBe('Friday, 2 August 2024')
  })

  test('English dates are written as in India, in each length', () => {
    for (let day = 0; day < 366; day++) {
      const at = new Date(Date.UTC(2028, 0, 1 + day))
      const written = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options }).format(at)
      const [given, year] = [at.toISOString().slice(0, 10), 'numeric'] as const
      expect(formatDay(given)).toBe(written({ dateStyle: 'long' }))
      expect(formatDay(given, 'long')).toBe(written({ dateStyle: 'full' }))
      expect(formatDay(given, 'weekday')).toBe(written({ weekday: 'long', day: 'numeric', month: 'long' }))
      expect(spaced(formatDay(given, 'short'))).toBe(written({ dateStyle: 'medium' }))
      expect(spaced(formatDay(given, 'brief'))).toBe(written({ day: 'numeric', month: 'short' }))
      expect(formatMonth(given)).toBe(written({ month: 'long', year }))
      expect(formatMonth(given, 'short')).toBe(written({ month: 'short', year }))
      expect(shortWeekday(given)).toBe(written({ weekday: 'short' }))
    }
    expect(spaced(formatDay('2026-11-23', 'compact'))).toBe('Mon 23 Nov 2026')
  })

  test.each([
    ['Asia/Kolkata', '2 Aug 2024, 1:30 am', '2 Aug 2024', '1:30 am'],
    ['America/New_York', '1 Aug 2024, 4:00 pm', '1 Aug 2024', '4:00 pm'],
  ])('times are those of the time zone that I chose, %s, and not of the device', (time_zone, instant, date, time) => {
    saveSession('token', { ...READER, time_zone })
    const at = '2024-08-01T20:00:00Z'
    expect([formatInstant(at), formatDate(at), formatTime(at)].map(spaced)).toEqual([instant, date, time])
  })

  test('in a translated article it is in the language of the article', () => {
    expect(formatDay('2024-08-02', 'medium', 'hi')).toBe('2 अगस्त 2024')
    expect((['short', 'brief'] as const).map((length) => spaced(formatDay('2024-11-02', length, 'hi')))).toEqual([
      '2 नवंबर 2024',
      '2 नवंबर',
    ])
    expect(formatDay('2024-08-02', 'medium', 'ta')).toBe('2 ஆகஸ்ட், 2024')
    expect(formatDay('2026-11-29', 'weekday', 'ta')).toBe('ஞாயிறு, 29 நவம்பர்')
    expect(formatDay('2026-11-29', 'brief', 'ta')).toBe('29 நவ.')
    expect(formatDay('2026-11-29', 'month', 'ta')).toBe('நவம்பர் 2026')
  })

  test.each([
    [59, 'Just now'],
    [60, '1 minute ago'],
    [59 * 60, '59 minutes ago'],
    [3600, '1 hour ago'],
    [2 * 86_400, '2 days ago'],
    [7 * 86_400, '7 days ago'],
    [8 * 86_400, '24 Jul 2024'],
  ])('%i seconds ago reads %s', (seconds, text) => {
    const now = new Date('2024-08-01T12:00:00Z')
    expect(spaced(relativeTime(new Date(now.getTime() - seconds * 1000).toISOString(), now))).toBe(text)
  })
})
