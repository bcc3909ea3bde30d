import { clockTimeWithHours, spokenHours } from '#web/platform/time/durations.ts'

/** Readings of the two clocks of a device: the time of day, which somebody may set, and the one that only runs, but may stand still in sleep. */
export interface Moment {
  date: number
  running: number
}

/** What is left of a test. It follows the replies of the server, and between them what passes on the device, whatever its clock shows. */
export interface TestClock {
  leftMs: number
  /** When this was so. */
  at: Moment
  /** By how much the time of day went ahead of the running clock: sleep, or a changed clock. The server knows. */
  doubtMs: number
}

/** Both clocks of a device differ by less than this, unless it slept or its clock was set. */
const TOLERATED_MS = 2000
/** A reply has whole seconds and was under way for some time: it does not move the clock back and forth. */
const STEADY_MS = 1500

export const deviceNow = (): Moment => ({ date: Date.now(), running: performance.now() })

export const startClock = (leftMs: number, at: Moment): TestClock => ({ leftMs: Math.max(0, leftMs), at, doubtMs: 0 })

/** The clock at a later moment. */
export function tick(clock: TestClock, now: Moment): TestClock {
  const byDate = now.date - clock.at.date
  const byRunning = Math.max(0, now.running - clock.at.running)
  const isClear = Math.abs(byDate - byRunning) <= TOLERATED_MS
  const passed = isClear ? Math.max(byDate, byRunning) : byRunning
  const doubtMs = clock.doubtMs + (isClear ? 0 : Math.max(0, byDate - byRunning))
  return { leftMs: Math.max(0, clock.leftMs - passed), at: now, doubtMs }
}

/** What the server says counts; small differences come from the way of its reply. */
export function synchronised(clock: TestClock, leftMs: number, now: Moment): TestClock {
  const here = tick(clock, now)
  const isSteady = here.doubtMs === 0 && Math.abs(here.leftMs - leftMs) < STEADY_MS && (here.leftMs > 0 || leftMs === 0)
  return isSteady ? here : startClock(leftMs, now)
}

/** The server cannot be asked: a closed laptop does not stop the clock of a test. */
export const believingDate = (clock: TestClock): TestClock => ({
  ...clock,
  leftMs: Math.max(0, clock.leftMs - clock.doubtMs),
  doubtMs: 0,
})

/** `1:05:09`, `5:09` */
export const clockText = (leftMs: number): string => clockTimeWithHours(Math.ceil(leftMs / 1000))

/** `1 hour 5 minutes left`, for lists and screen readers. */
export const timeLeftText = (leftMs: number): string => `${spokenHours(Math.floor(leftMs / 60_000)) || 'less than a minute'} left`

const WARNINGS = [
  { fromMs: 60_000, text: 'One minute left.' },
  { fromMs: 300_000, text: 'Five minutes left.' },
]

/** What a screen reader is told once: in the last five minutes, and in the last one. */
export function warningAt(leftMs: number): string {
  if (leftMs <= 0) return 'Time is up.'
  return WARNINGS.find(({ fromMs }) => leftMs <= fromMs)?.text ?? ''
}
