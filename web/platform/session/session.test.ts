import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import {
  endingOfLastSession,
  endSession,
  onSessionChange,
  onSessionChangedElsewhere,
  readSession,
  saveSession,
  updateUser,
} from './session.ts'

const anu: User = {
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

describe('the stored session', () => {
  beforeEach(() => localStorage.clear())

  test('a session needs both a token and a user', () => {
    localStorage.setItem('auth_token', 't')
    expect(readSession()).toEqual({ token: null, user: null })
    localStorage.setItem('auth_user', JSON.stringify(anu))
    expect(readSession()).toEqual({ token: 't', user: anu })
    localStorage.removeItem('auth_token')
    expect(readSession()).toEqual({ token: null, user: null })
  })

  test.each(['', 'undefined', '{"id":', 'null', '7', '[]'])('a stored user of %j is removed and ignored', (stored) => {
    localStorage.setItem('auth_token', 't')
    localStorage.setItem('auth_user', stored)
    expect(readSession().user).toBeNull()
    expect(localStorage.getItem('auth_user')).toBeNull()
  })

  test('reading returns the same object until something changes', () => {
    saveSession('t', anu)
    expect(readSession()).toBe(readSession())
    updateUser({ ...anu, username: 'anu_k' })
    expect(readSession().user?.username).toBe('anu_k')
  })

  test('listeners are called on sign-in, profile changes and sign-out, also from other tabs', () => {
    const heard = vi.fn()
    const stop = onSessionChange(heard)
    saveSession('t', anu)
    updateUser(anu)
    endSession()
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    stop()
    saveSession('t', anu)
    expect(heard).toHaveBeenCalledTimes(5)
  })

  test('token and user are read again on authStateChanged, and changes by other code are recognised', () => {
    const heard: (string | null)[] = []
    const stop = onSessionChangedElsewhere(() => heard.push(readSession().token))
    saveSession('t', anu)
    expect(heard).toEqual([])
    localStorage.setItem('auth_token', 'u')
    window.dispatchEvent(new Event('authStateChanged'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
    stop()
    expect(heard).toEqual(['u', 'u'])
  })

  test('why a session ended is known until the next one begins', () => {
    saveSession('t', anu)
    endSession('expired')
    expect(endingOfLastSession()).toBe('expired')
    saveSession('t', anu)
    expect(endingOfLastSession()).toBeUndefined()
  })
})
