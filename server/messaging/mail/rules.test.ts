import { describe, expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '#contract/messaging/notification-types.ts'
import { digestPeriod, isWanted, LOCK_MS, MAX_ATTEMPTS, messageIdOf, RUN_MS, retryDelayMs } from './rules.ts'

const DAY_MS = 86_400_000
const FRIDAY = '2026-01-16'
const MONDAY = '2026-01-19'

describe('preferences', () => {
  test.each([
    ['digest', MONDAY, {}, true],
    ['digest', FRIDAY, {}, true],
    ['digest', MONDAY, { email_frequency: 'weekly' }, true],
    ['digest', FRIDAY, { email_frequency: 'weekly' }, false],
    ['digest', MONDAY, { email_frequency: 'never' }, false],
    ['digest', MONDAY, { email_daily_digest: false }, false],
    ['digest', FRIDAY, { email_quiz_completion: false, email_bookmark_reminders: false }, true],
    ['quiz_completion', FRIDAY, { email_frequency: 'weekly' }, true],
    ['quiz_completion', FRIDAY, { email_frequency: 'never' }, false],
    ['quiz_completion', FRIDAY, { email_quiz_completion: false }, false],
    ['bookmark_reminder', FRIDAY, { email_frequency: 'weekly' }, true],
    ['bookmark_reminder', FRIDAY, { email_bookmark_reminders: false }, false],
  ] as const)('%s on %s with %o: %s', (kind, day, chosen, expected) => {
    expect(isWanted(kind, day, { ...DEFAULT_PREFERENCES, ...chosen })).toBe(expected)
  })
})

describe('the period of a digest', () => {
  const now = new Date('2026-01-19T01:30:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)

  test.each([
    ['the first of somebody: a day', undefined, false, ago(1)],
    ['the first of somebody who wants one a week: a week', undefined, true, ago(7)],
    ['all since the one before, however long the night was', ago(1.4), false, ago(1.4)],
    ['after two mornings without one: all three days', ago(3), false, ago(3)],
    ['after a year of none: four days', ago(365), false, ago(4)],
    ['from weekly to daily: all since Monday', ago(3), false, ago(3)],
    ['from daily to weekly: all since yesterday', ago(1), true, ago(1)],
    ['after a Monday that was missed: two weeks', ago(14), true, ago(14)],
  ])('%s', (_, last, isWeekly, from) => {
    expect(digestPeriod(now, last, isWeekly).from).toEqual(from)
  })
})

describe('retries', () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, place) => retryDelayMs(place + 1))

  test('delays grow from a minute to six hours, almost three days in total', () => {
    expect(pauses[0]).toBe(60_000)
    expect(pauses.at(-1)).toBe(6 * 3_600_000)
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / DAY_MS
    expect(days).toBeGreaterThan(2.8)
    expect(days).toBeLessThan(3)
  })

  test('a claim lasts longer than the timeout of a mail server, and a run ends before the queue expires it', () => {
    expect(LOCK_MS).toBeGreaterThan(60_000)
    expect(RUN_MS + LOCK_MS).toBeLessThan(900_000)
  })

  test('all attempts have the same unique Message-ID', () => {
    const mail = { userId: '0198c0de-0000-7000-8000-000000000000', kind: 'digest', day: FRIDAY } as const
    expect(messageIdOf(mail, 'https://catalyst.test:8443/')).toBe(
      '<digest.2026-01-16.0198c0de-0000-7000-8000-000000000000@catalyst.test>',
    )
    expect(messageIdOf({ ...mail, day: MONDAY }, 'https://catalyst.test')).not.toBe(messageIdOf(mail, 'https://catalyst.test'))
  })
})
