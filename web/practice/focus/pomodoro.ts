/** A running timer stores its deadline, not ticks, because browsers suspend tabs. */
export type Phase = 'focus' | 'break'

export type Timer =
  | { state: 'idle' }
  | { state: 'running'; phase: Phase; endsAt: number }
  /** Only focus can be paused. */
  | { state: 'paused'; leftMs: number }

export type Action = 'start' | 'pause' | 'resume' | 'reset' | 'skip-break'

/** Minutes. */
export interface Durations {
  focus: number
  break: number
}

export const IDLE: Timer = { state: 'idle' }

const MINUTE_MS = 60_000

/** Ended longer ago, a timer is reset instead of followed by a break. */
export const ABANDONED_AFTER_MS = 6 * 60 * MINUTE_MS

/** Unchanged if the action does not apply. */
export function applyAction(timer: Timer, action: Action, durations: Durations, now: number): Timer {
  const { state } = timer
  if (action === 'start' && state === 'idle') return startPhase('focus', now, durations)
  if (action === 'pause' && state === 'running' && timer.phase === 'focus')
    return { state: 'paused', leftMs: Math.max(0, timer.endsAt - now) }
  if (action === 'resume' && state === 'paused') return { state: 'running', phase: 'focus', endsAt: now + timer.leftMs }
  if (action === 'reset') return IDLE
  if (action === 'skip-break' && isBreak(timer)) return IDLE
  return timer
}

/** Focus and break alternate. */
export function advance(timer: Timer, durations: Durations, now: number): Timer {
  if (timer.state !== 'running') return timer
  if (now - timer.endsAt > ABANDONED_AFTER_MS) return IDLE
  let at = timer
  while (at.endsAt <= now) at = startPhase(at.phase === 'focus' ? 'break' : 'focus', at.endsAt, durations)
  // The clock was set back.
  return at.endsAt - now > lengthOf(at.phase, durations) ? startPhase(at.phase, now, durations) : at
}

export function secondsLeft(timer: Timer, durations: Durations, now: number): number {
  if (timer.state === 'idle') return lengthOf('focus', durations) / 1000
  return Math.ceil((timer.state === 'paused' ? timer.leftMs : Math.max(0, timer.endsAt - now)) / 1000)
}

/** Milliseconds. */
export function startedAt(timer: Timer & { state: 'running' }, durations: Durations): number {
  return timer.endsAt - lengthOf(timer.phase, durations)
}

export const isBreak = (timer: Timer) => timer.state === 'running' && timer.phase === 'break'

/** `04:59`; an hour is `60:00`. */
export function clockText(seconds: number): string {
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** Idle if invalid. */
export function parseTimer(stored: Record<string, unknown>): Timer {
  const { state, phase, endsAt, leftMs } = stored
  if (state === 'running' && (phase === 'focus' || phase === 'break') && isTime(endsAt)) return { state, phase, endsAt }
  return state === 'paused' && isTime(leftMs) ? { state, leftMs: Math.min(leftMs, 60 * MINUTE_MS) } : IDLE
}

function startPhase(phase: Phase, begin: number, durations: Durations) {
  return { state: 'running' as const, phase, endsAt: begin + lengthOf(phase, durations) }
}

const lengthOf = (phase: Phase, durations: Durations) => durations[phase] * MINUTE_MS
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
const pad = (value: number) => String(value).padStart(2, '0')
