import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { endSession, keepSession } from '#web/platform/session/session.ts'
import { act, hideBreak, onTurn, prefer, shownNow, subscribe } from './timer-store.ts'

const MINUTE = 60_000
const KEY = 'study_timer'
const person = (id: string) => ({ id, email: `${id}@example.test`, username: id, role: 'free' }) as User
const fromAnotherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, value)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

describe('the timer of all tabs', () => {
  const turned = vi.fn()
  let stops: (() => void)[] = []

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) })
    localStorage.clear()
    keepSession('t', person('anu'))
    stops = [subscribe(() => undefined), onTurn(turned)]
  })
  afterEach(() => {
    for (const stop of stops) stop()
    turned.mockReset()
    vi.useRealTimers()
  })

  test('counts down, gives way to the break, and begins again by itself', () => {
    act('start')
    vi.advanceTimersByTime(1000)
    expect(shownNow().secondsLeft).toBe(25 * 60 - 1)
    vi.advanceTimersByTime(25 * MINUTE - 1000)
    expect(shownNow().timer).toMatchObject({ phase: 'break' })
    vi.advanceTimersByTime(5 * MINUTE)
    expect(shownNow()).toMatchObject({ timer: { phase: 'focus' }, secondsLeft: 25 * 60 })
    expect(turned.mock.calls).toEqual([['break'], ['focus']])
  })

  test('what another tab has seen end is not told again here', () => {
    act('start')
    const text = JSON.parse(localStorage.getItem(KEY) ?? '')
    vi.setSystemTime(Date.now() + 25 * MINUTE + 10)
    fromAnotherTab(JSON.stringify({ ...text, phase: 'break', endsAt: text.endsAt + 5 * MINUTE }))
    expect(shownNow().timer).toMatchObject({ phase: 'break' })
    expect(turned).not.toHaveBeenCalled()
  })

  test('a pause in another tab is one here, even before its message arrives', () => {
    act('start')
    localStorage.setItem(KEY, JSON.stringify({ owner: 'anu', state: 'paused', leftMs: 90_000 }))
    act('pause')
    expect(shownNow()).toMatchObject({ timer: { state: 'paused' }, secondsLeft: 90 })
    fromAnotherTab(null)
    expect(shownNow().timer.state).toBe('idle')
  })

  test('what ended while the computer slept is not rung for', () => {
    act('start')
    vi.setSystemTime(Date.now() + 28 * MINUTE)
    window.dispatchEvent(new Event('focus'))
    expect(shownNow()).toMatchObject({ timer: { phase: 'break' }, secondsLeft: 120 })
    expect(turned).not.toHaveBeenCalled()
  })

  test('signing out ends it, and another person never sees it', () => {
    act('start')
    const mine = localStorage.getItem(KEY)
    endSession()
    expect(shownNow().timer.state).toBe('idle')
    expect(localStorage.getItem(KEY)).toBeNull()
    localStorage.setItem(KEY, mine ?? '')
    keepSession('t2', person('ben'))
    expect(shownNow().timer.state).toBe('idle')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test('a chosen length shows at once and is remembered', () => {
    prefer({ focus: 45 })
    expect(shownNow().secondsLeft).toBe(45 * 60)
    prefer({ sound: true })
    expect(JSON.parse(localStorage.getItem('study_timer_preferences') ?? '')).toMatchObject({ focus: 45, sound: true })
  })

  test('a break that was put aside comes back when asked for, and the next one opens by itself', () => {
    act('start')
    vi.advanceTimersByTime(25 * MINUTE)
    hideBreak(true)
    expect(shownNow().isBreakHidden).toBe(true)
    hideBreak(false)
    expect(shownNow().isBreakHidden).toBe(false)
    hideBreak(true)
    vi.advanceTimersByTime(30 * MINUTE)
    expect(shownNow()).toMatchObject({ timer: { phase: 'break' }, isBreakHidden: false })
  })

  test('skipping the break leaves both timers reset', () => {
    act('start')
    vi.advanceTimersByTime(26 * MINUTE)
    act('skip-break')
    expect(shownNow()).toMatchObject({ timer: { state: 'idle' }, secondsLeft: 25 * 60 })
    vi.advanceTimersByTime(60 * MINUTE)
    expect(shownNow().timer.state).toBe('idle')
  })
})
