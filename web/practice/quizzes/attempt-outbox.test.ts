import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { endSession, keepSession } from '#web/platform/session/session.ts'
import { dropUnsent, hasUnsent, keepUnsent, type UnsentAttempt, unsentAttempts } from './attempt-outbox.ts'

const DAY = 24 * 60 * 60 * 1000
const person = (id: string): User => ({
  id,
  email: `${id}@example.test`,
  username: id,
  role: 'pro',
  time_zone: 'Asia/Kolkata',
  reading_settings: STANDARD_READING,
  created_at: '2026-01-01T00:00:00Z',
})
const attempt = (attemptKey: string, finishedAt = 1000, owner = 'anu'): UnsentAttempt => ({
  owner,
  submission: { quizId: 'quiz', answers: [{ questionId: 'q1', selectedOption: 'A' }], timeTakenSeconds: 9, attemptKey },
  quizTitle: 'A quiz',
  articleTitle: 'An article',
  score: 1,
  totalQuestions: 1,
  percentage: 100,
  finishedAt,
})
const keys = (owner: string, now = 2000) => unsentAttempts(owner, now).map(({ submission }) => submission.attemptKey)

describe('attempts that wait to be sent', () => {
  beforeEach(() => {
    localStorage.clear()
    keepSession('t', person('anu'))
  })

  test('stay until they are sent, oldest first', () => {
    keepUnsent(attempt('later', 1500))
    keepUnsent(attempt('first', 1000))
    expect(unsentAttempts('anu', 2000)).toEqual([attempt('first', 1000), attempt('later', 1500)])
    dropUnsent(attempt('first'))
    expect(keys('anu')).toEqual(['later'])
    expect(hasUnsent('anu')).toBe(true)
  })

  test('are one however often they are kept', () => {
    keepUnsent(attempt('one'))
    keepUnsent(attempt('one'))
    expect(keys('anu')).toEqual(['one'])
  })

  test('are nobody else’s, and none are left after signing out', () => {
    keepUnsent(attempt('one'))
    expect(keys('ben')).toEqual([])
    endSession()
    expect(localStorage).toHaveLength(0)
    keepUnsent(attempt('late'))
    expect(localStorage).toHaveLength(0)
  })

  test('are twenty at most, and a month old', () => {
    for (let n = 0; n < 25; n++) keepUnsent(attempt(`k${n}`, 1000 + n))
    expect(keys('anu')).toHaveLength(20)
    expect(keys('anu')[0]).toBe('k5')
    expect(keys('anu', 1000 + 30 * DAY + 22)).toEqual(['k23', 'k24'])
  })

  test.each([
    '{',
    'null',
    '[]',
    '{"owner":"anu"}',
    JSON.stringify(attempt('one', 1000, 'ben')),
    JSON.stringify(attempt('one', 1e300)),
  ])('are dropped when they cannot be read: %s', (stored) => {
    localStorage.setItem('own/anu/unsent-attempt/one', stored)
    expect(keys('anu')).toEqual([])
    expect(hasUnsent('anu')).toBe(false)
  })
})
