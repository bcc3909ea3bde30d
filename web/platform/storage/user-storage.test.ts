import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { endSession, keepSession } from '#web/platform/session/session.ts'
import { readUserItem, removeOtherUsersItems, removeUserItem, userItemNames, writeUserItem } from './user-storage.ts'

const person = (id: string): User => ({
  id,
  email: `${id}@example.test`,
  username: id,
  role: 'pro',
  time_zone: 'Asia/Kolkata',
  reading_settings: STANDARD_READING,
  created_at: '2026-01-01T00:00:00Z',
})

describe('what is kept of one person’s work', () => {
  beforeEach(() => localStorage.clear())

  test('is read back by its owner alone', () => {
    writeUserItem('anu', 'draft/1', { text: 'a' })
    expect(readUserItem('anu', 'draft/1')).toEqual({ text: 'a' })
    expect(readUserItem('ben', 'draft/1')).toBeUndefined()
    expect(userItemNames('anu', 'draft/')).toEqual(['draft/1'])
    expect(userItemNames('an', '')).toEqual([])
    removeUserItem('anu', 'draft/1')
    expect(readUserItem('anu', 'draft/1')).toBeUndefined()
  })

  test('counts as nothing when it is broken', () => {
    localStorage.setItem('own/anu/draft', '{"text":')
    expect(readUserItem('anu', 'draft')).toBeUndefined()
  })

  test('goes with signing out, and nothing else does', () => {
    keepSession('t', person('anu'))
    writeUserItem('anu', 'draft', 1)
    localStorage.setItem('theme', 'dark')
    endSession()
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })

  test('is out of reach at once when a session ends from elsewhere, and waits locked for its owner', () => {
    keepSession('t', person('anu'), 'ab'.repeat(32))
    writeUserItem('anu', 'draft', 1)
    endSession('expired')
    expect(readUserItem('anu', 'draft')).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual(['locked/anu'])
  })

  test('goes when somebody else comes', () => {
    writeUserItem('anu', 'draft', 1)
    writeUserItem('ben', 'draft', 2)
    removeOtherUsersItems('ben')
    expect([readUserItem('anu', 'draft'), readUserItem('ben', 'draft')]).toEqual([undefined, 2])
  })
})
