import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { readUserItem, removeUserItem, userItemNames, writeUserItem } from './user-storage.ts'

const person = (id: string): User => ({
  id,
  email: `${id}@example.test`,
  username: id,
  role: 'pro',
  time_zone: 'Asia/Kolkata',
  reading_settings: STANDARD_READING,
  created_at: '2026-01-01T00:00:00Z',
  email_confirmed: true,
  legal_texts_to_accept: null,
})

describe('what the browser stores for one user', () => {
  beforeEach(() => {
    localStorage.clear()
    saveSession('t', person('anu'))
  })

  test('can be read only by that user', () => {
    writeUserItem('anu', 'draft/1', { text: 'a' })
    expect(readUserItem('anu', 'draft/1')).toEqual({ text: 'a' })
    expect(readUserItem('ben', 'draft/1')).toBeUndefined()
    expect(userItemNames('anu', 'draft/')).toEqual(['draft/1'])
    expect(userItemNames('an', '')).toEqual([])
    removeUserItem('anu', 'draft/1')
    expect(readUserItem('anu', 'draft/1')).toBeUndefined()
  })

  test('is ignored when it cannot be parsed', () => {
    localStorage.setItem('own/anu/draft', '{"text":')
    expect(readUserItem('anu', 'draft')).toBeUndefined()
  })

  test('is deleted at sign-out, and other items stay', () => {
    writeUserItem('anu', 'draft', 1)
    localStorage.setItem('theme', 'dark')
    endSession()
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })

  test('is never written for a user who is not signed in', () => {
    writeUserItem('ben', 'draft', 1)
    endSession()
    writeUserItem('anu', 'draft', 1)
    expect(localStorage).toHaveLength(0)
  })

  test('is still there when the session expires and the same user signs in again', () => {
    writeUserItem('anu', 'draft', 1)
    endSession('expired')
    expect(localStorage.getItem('auth_token')).toBeNull()
    saveSession('t2', person('anu'))
    expect(readUserItem('anu', 'draft')).toBe(1)
  })

  test('is deleted when the session expires and another user signs in', () => {
    writeUserItem('anu', 'draft', 1)
    endSession('expired')
    saveSession('u', person('ben'))
    expect(JSON.stringify(localStorage)).not.toContain('anu')
  })
})
