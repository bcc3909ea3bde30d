import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { endSession, keepSession } from '#web/platform/session/session.ts'
import { dropOthers, dropOwn, keepOwn, ownNames, readOwn } from './own-storage.ts'

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
    keepOwn('anu', 'draft/1', { text: 'a' })
    expect(readOwn('anu', 'draft/1')).toEqual({ text: 'a' })
    expect(readOwn('ben', 'draft/1')).toBeUndefined()
    expect(ownNames('anu', 'draft/')).toEqual(['draft/1'])
    expect(ownNames('an', '')).toEqual([])
    dropOwn('anu', 'draft/1')
    expect(readOwn('anu', 'draft/1')).toBeUndefined()
  })

  test('counts as nothing when it is broken', () => {
    localStorage.setItem('own/anu/draft', '{"text":')
    expect(readOwn('anu', 'draft')).toBeUndefined()
  })

  test('goes with signing out, and nothing else does', () => {
    keepSession('t', person('anu'))
    keepOwn('anu', 'draft', 1)
    localStorage.setItem('theme', 'dark')
    endSession()
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })

  test('is out of reach at once when a session ends from elsewhere, and waits locked for its owner', () => {
    keepSession('t', person('anu'), 'ab'.repeat(32))
    keepOwn('anu', 'draft', 1)
    endSession('expired')
    expect(readOwn('anu', 'draft')).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual(['locked/anu'])
  })

  test('goes when somebody else comes', () => {
    keepOwn('anu', 'draft', 1)
    keepOwn('ben', 'draft', 2)
    dropOthers('ben')
    expect([readOwn('anu', 'draft'), readOwn('ben', 'draft')]).toEqual([undefined, 2])
  })
})
