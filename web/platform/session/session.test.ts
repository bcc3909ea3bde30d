import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { endingOfLastSession, endSession, keepSession, keepUser, onSessionChange, readSession } from './session.ts'

const anu: User = {
  id: '0190b0c0-0000-7000-8000-000000000001',
  email: 'anu@example.test',
  username: 'anu',
  role: 'free',
  time_zone: 'Asia/Kolkata',
  reading_settings: STANDARD_READING,
  created_at: '2026-01-01T00:00:00Z',
}

describe('the stored session', () => {
  beforeEach(() => localStorage.clear())

  test('token and user together make a session, one alone does not', () => {
    localStorage.setItem('auth_token', 't')
    expect(readSession()).toEqual({ token: null, user: null })
    localStorage.setItem('auth_user', JSON.stringify(anu))
    expect(readSession()).toEqual({ token: 't', user: anu })
    localStorage.removeItem('auth_token')
    expect(readSession()).toEqual({ token: null, user: null })
  })

  test.each(['', 'undefined', '{"id":', 'null', '7', '[]'])('a stored user of %j is removed and counts as none', (stored) => {
    localStorage.setItem('auth_token', 't')
    localStorage.setItem('auth_user', stored)
    expect(readSession().user).toBeNull()
    expect(localStorage.getItem('auth_user')).toBeNull()
  })

  test('the same object is read until something changes', () => {
    keepSession('t', anu)
    expect(readSession()).toBe(readSession())
    keepUser({ ...anu, username: 'anu_k' })
    expect(readSession().user?.username).toBe('anu_k')
  })

  test('signing in, a new profile and signing out are announced, and so are other tabs', () => {
    const heard = vi.fn()
    const stop = onSessionChange(heard)
    keepSession('t', anu)
    keepUser(anu)
    endSession()
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    stop()
    keepSession('t', anu)
    expect(heard).toHaveBeenCalledTimes(5)
  })

  test('why a session ended is known until the next one begins', () => {
    keepSession('t', anu)
    endSession('expired')
    expect(endingOfLastSession()).toBe('expired')
    keepSession('t', anu)
    expect(endingOfLastSession()).toBeUndefined()
  })
})
