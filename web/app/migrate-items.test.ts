import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { pending, pendingCount, pendingValue } from '#web/platform/offline/outbox-state.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { migrateItems } from './migrate-items.ts'
import '#web/practice/quizzes/unsent-attempts.ts'
import '#web/reading/reading-settings/change-settings.ts'

const attempt = (attemptKey: string, finishedAt = Date.now()) => ({
  owner: 'anu',
  submission: { quizId: 'quiz', answers: [{ questionId: 'q1', selectedOption: 'A' }], timeTakenSeconds: 9, attemptKey },
  quizTitle: 'A quiz',
  articleTitle: 'An article',
  score: 1,
  totalQuestions: 1,
  percentage: 100,
  finishedAt,
})
const store = (name: string, value: unknown) => localStorage.setItem(`own/anu/${name}`, JSON.stringify(value))

describe('items stored by the previous version', () => {
  beforeEach(() => {
    endSession()
    localStorage.clear()
    saveSession('t', { id: 'anu', email: 'anu@example.test', role: 'pro' } as User)
  })

  test('unsent attempts move to the outbox, oldest first', () => {
    store('unsent-attempt/b', attempt('b', Date.now() - 1000))
    store('unsent-attempt/a', attempt('a', Date.now() - 2000))
    migrateItems('anu')
    expect(pending('quiz-attempt').map(({ key, value }) => [key, value])).toEqual([
      ['a', attempt('a', expect.any(Number) as never)],
      ['b', attempt('b', expect.any(Number) as never)],
    ])
    expect(Object.keys(localStorage).filter((key) => key.includes('unsent-attempt'))).toEqual([])
  })

  test('unsent reading settings move to the outbox', () => {
    store('reading-settings', { face: 'plain', words: 'wide' })
    migrateItems('anu')
    expect(pendingValue('reading-settings', 'current')).toEqual({ face: 'plain', words: 'wide' })
    expect(localStorage.getItem('own/anu/reading-settings')).toBeNull()
  })

  test('read marks and posts stay where they are', () => {
    store('waiting/read/1', { what: { articleId: '1', isRead: true }, at: Date.now(), stamp: Date.now() })
    migrateItems('anu')
    expect(pendingValue('read', '1')).toEqual({ articleId: '1', isRead: true })
  })

  test('invalid items are ignored and removed', () => {
    localStorage.setItem('own/anu/reading-settings', '{"face"')
    localStorage.setItem('own/anu/unsent-attempt/x', '{"owner":"anu"}')
    migrateItems('anu')
    expect([pending('quiz-attempt'), pendingValue('reading-settings', 'current'), pendingCount()]).toEqual([[], undefined, 0])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('own/'))).toEqual([])
  })
})
