import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { newRun } from './quiz-run.ts'
import { deleteUnfinished, readUnfinished, saveUnfinished } from './unfinished-attempt.ts'

const DAY = 24 * 60 * 60 * 1000
const anu: User = {
  id: 'anu',
  email: 'anu@example.test',
  username: 'anu',
  role: 'pro',
  time_zone: 'Asia/Kolkata',
  reading_settings: STANDARD_READING,
  created_at: '2026-01-01T00:00:00Z',
  email_confirmed: true,
  legal_texts_to_accept: null,
}
const run = { ...newRun(1000, 'key'), answers: { q1: 'A' }, place: 1 }

describe('an unfinished attempt', () => {
  beforeEach(() => {
    localStorage.clear()
    saveSession('t', anu)
  })

  test('is restored with answers, question, key and time spent', () => {
    saveUnfinished('anu', 'quiz', run, 6000)
    expect(readUnfinished('anu', 'quiz', 7000)).toEqual({
      attemptKey: 'key',
      answers: { q1: 'A' },
      place: 1,
      spentMs: 5000,
      leftAt: 6000,
    })
    expect(readUnfinished('anu', 'another', 7000)).toBeUndefined()
    expect(readUnfinished('ben', 'quiz', 7000)).toBeUndefined()
  })

  test('is deleted after a week', () => {
    saveUnfinished('anu', 'quiz', run, 6000)
    saveUnfinished('anu', 'another', run, 6000)
    expect(readUnfinished('anu', 'quiz', 6000 + 7 * DAY - 1)).toBeDefined()
    expect(readUnfinished('anu', 'quiz', 6000 + 7 * DAY)).toBeUndefined()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('own/'))).toEqual([])
  })

  test('is not offered before the first answer', () => {
    saveUnfinished('anu', 'quiz', newRun(0, 'key'), 1)
    expect(readUnfinished('anu', 'quiz', 2)).toBeUndefined()
  })

  test('is deleted when it is finished', () => {
    saveUnfinished('anu', 'quiz', run, 6000)
    deleteUnfinished('anu', 'quiz')
    expect(readUnfinished('anu', 'quiz', 7000)).toBeUndefined()
  })

  test('is not saved after signing out', () => {
    endSession()
    saveUnfinished('anu', 'quiz', run, 6000)
    expect(localStorage).toHaveLength(0)
  })

  test.each([
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"attemptKey":"k","answers":null,"place":0,"spentMs":0,"leftAt":0}',
    '{"attemptKey":"k","answers":{"q1":"A"},"place":0,"spentMs":0,"leftAt":1e300}',
  ])('a stored value of %s counts as none', (stored) => {
    localStorage.setItem('own/anu/quiz-run/quiz', stored)
    expect(readUnfinished('anu', 'quiz', 1)).toBeUndefined()
  })
})
