import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { dispatch, getSnapshot, hideBreak, onPhaseChange, setPreferences, subscribe } from './timer-store.ts'

const MINUTE = 60_000
const KEY = 'study_timer'
const person = (id: string) => ({ id, email: `${id}@example.test`, username: id, role: 'free' }) as User
const fromAnotherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, value)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

describe('the timer shared by all tabs', () => {
  const onPhase = vi.fn()
  let stops: (() => void)[] = []

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) })
    localStorage.clear()
    saveSession('t', person('anu'))
    stops = [subscribe(() => undefined), onPhaseChange(onPhase)]
  })
  afterEach(() => {
    for (const stop of stops) stop()
    onPhase.mockReset()
    vi.useRealTimers()
  })

  test('counts down, starts the break, and then the next focus', () => {
    dispatch('start')
    vi.advanceTimersByTime(1000)
    expect(getSnapshot().secondsLeft).toBe(25 * 60 - 1)
    vi.advanceTimersByTime(25 * MINUTE - 1000)
    expect(getSnapshot().timer).toMatchObject({ phase: 'break' })
    vi.advanceTimersByTime(5 * MINUTE)
    expect(getSnapshot()).toMatchObject({ timer: { phase: 'focus' }, secondsLeft: 25 * 60 })
    expect(onPhase.mock.calls).toEqual([['break'], ['focus']])
  })

  test('a phase that another tab has ended is not announced again', () => {
    dispatch('start')
    const text = JSON.parse(localStorage.getItem(KEY) ?? '')
    vi.setSystemTime(Date.now() + 25 * MINUTE + 10)
    fromAnotherTab(JSON.stringify({ ...text, phase: 'break', endsAt: text.endsAt + 5 * MINUTE }))
    expect(getSnapshot().timer).toMatchObject({ phase: 'break' })
    expect(onPhase).not.toHaveBeenCalled()
  })

  test('a pause in another tab applies here before its storage event arrives', () => {
    dispatch('start')
    localStorage.setItem(KEY, JSON.stringify({ owner: 'anu', state: 'paused', leftMs: 90_000 }))
    dispatch('pause')
    expect(getSnapshot()).toMatchObject({ timer: { state: 'paused' }, secondsLeft: 90 })
    fromAnotherTab(null)
    expect(getSnapshot().timer.state).toBe('idle')
  })

  test('a phase that ended while the computer slept has no alert', () => {
    dispatch('start')
    vi.setSystemTime(Date.now() + 28 * MINUTE)
    window.dispatchEvent(new Event('focus'))
    expect(getSnapshot()).toMatchObject({ timer: { phase: 'break' }, secondsLeft: 120 })
    expect(onPhase).not.toHaveBeenCalled()
  })

  test('signing out ends the timer, and the next person does not see it', () => {
    dispatch('start')
    const mine = localStorage.getItem(KEY)
    endSession()
    expect(getSnapshot().timer.state).toBe('idle')
    expect(localStorage.getItem(KEY)).toBeNull()
    localStorage.setItem(KEY, mine ?? '')
    saveSession('t2', person('ben'))
    expect(getSnapshot().timer.state).toBe('idle')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test('a chosen duration is shown at once and saved', () => {
    setPreferences({ focus: 45 })
    expect(getSnapshot().secondsLeft).toBe(45 * 60)
    setPreferences({ sound: true })
    expect(JSON.parse(localStorage.getItem('study_timer_preferences') ?? '')).toMatchObject({ focus: 45, sound: true })
  })

  test('a hidden break can be opened again, and the next break opens automatically', () => {
    dispatch('start')
    vi.advanceTimersByTime(25 * MINUTE)
    hideBreak(true)
    expect(getSnapshot().isBreakHidden).toBe(true)
    hideBreak(false)
    expect(getSnapshot().isBreakHidden).toBe(false)
    hideBreak(true)
    vi.advanceTimersByTime(30 * MINUTE)
    expect(getSnapshot()).toMatchObject({ timer: { phase: 'break' }, isBreakHidden: false })
  })

  test('skipping the break leaves both timers reset', () => {
    dispatch('start')
    vi.advanceTimersByTime(26 * MINUTE)
    dispatch('skip-break')
    expect(getSnapshot()).toMatchObject({ timer: { state: 'idle' }, secondsLeft: 25 * 60 })
    vi.advanceTimersByTime(60 * MINUTE)
    expect(getSnapshot().timer.state).toBe('idle')
  })
})
