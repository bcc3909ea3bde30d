import * as m from '#messages/practice/mock-tests.ts'
import { clockTimeWithHours, spokenHours } from '#web/platform/time/durations.ts'

/** `date` may be set by the user; `running` may stop during sleep. */
export interface Moment {
  date: number
  running: number
}

/** Time left, corrected by each reply of the server and independent of the device's time of day. */
export interface TestClock {
  leftMs: number
  at: Moment
  /** How far `date` went ahead of `running`: sleep, or a changed clock. */
  doubtMs: number
}

/** The clocks differ by less, except after sleep or a change. */
const TOLERATED_MS = 2000
/** Smaller differences come from whole seconds and the delay of replies. */
const STEADY_MS = 1500

export const deviceNow = (): Moment => ({ date: Date.now(), running: performance.now() })

export const startClock = (leftMs: number, at: Moment): TestClock => ({ leftMs: Math.max(0, leftMs), at, doubtMs: 0 })

export function tick(clock: TestClock, now: Moment): TestClock {
  const byDate = now.date - clock.at.date
  const byRunning = Math.max(0, now.running - clock.at.running)
  const isClear = Math.abs(byDate - byRunning) <= TOLERATED_MS
  const passed = isClear ? Math.max(byDate, byRunning) : byRunning
  const doubtMs = clock.doubtMs + (isClear ? 0 : Math.max(0, byDate - byRunning))
  return { leftMs: Math.max(0, clock.leftMs - passed), at: now, doubtMs }
}

export function synchronised(clock: TestClock, leftMs: number, now: Moment): TestClock {
  const here = tick(clock, now)
  const isSteady = here.doubtMs === 0 && Math.abs(here.leftMs - leftMs) < STEADY_MS && (here.leftMs > 0 || leftMs === 0)
  return isSteady ? here : startClock(leftMs, now)
}

/** For use without the server: sleep does not stop a test. */
export const believingDate = (clock: TestClock): TestClock => ({
  ...clock,
  leftMs: Math.max(0, clock.leftMs - clock.doubtMs),
  doubtMs: 0,
})

export const clockText = (leftMs: number): string => clockTimeWithHours(Math.ceil(leftMs / 1000))

export function timeLeftText(leftMs: number): string {
  const time = spokenHours(Math.floor(leftMs / 60_000))
  return time ? m.timeLeft({ time }) : m.underMinuteLeft
}

const WARNINGS = [
  { fromMs: 60_000, text: m.oneMinuteLeft },
  { fromMs: 300_000, text: m.fiveMinutesLeft },
]

/** For screen readers. */
export function warningAt(leftMs: number): string {
  if (leftMs <= 0) return m.timeIsUp
  return WARNINGS.find(({ fromMs }) => leftMs <= fromMs)?.text ?? ''
}
