/**
 * The study timer as plain values. A running timer is a deadline and not a count of ticks: a tab may sleep through any number of seconds
 * and still knows the time when it wakes.
 */
export type Phase = 'focus' | 'break'

export type Timer =
  | { state: 'idle' }
  | { state: 'running'; phase: Phase; endsAt: number }
  /** Only focus pauses: a break is a pause already. */
  | { state: 'paused'; leftMs: number }

export type Action = 'start' | 'pause' | 'resume' | 'reset' | 'skip-break'

/** In minutes. */
export interface Durations {
  focus: number
  break: number
}

export const IDLE: Timer = { state: 'idle' }

const MINUTE_MS = 60_000

/** Somebody who has been away this long left their desk; no timer from yesterday greets them with a break. */
export const FORGOTTEN_AFTER_MS = 6 * 60 * MINUTE_MS

/** What a person does to the timer; an action that has no meaning in its state changes nothing. */
export function step(timer: Timer, action: Action, durations: Durations, now: number): Timer {
  const { state } = timer
  if (action === 'start' && state === 'idle') return phaseFrom('focus', now, durations)
  if (action === 'pause' && state === 'running' && timer.phase === 'focus')
    return { state: 'paused', leftMs: Math.max(0, timer.endsAt - now) }
  if (action === 'resume' && state === 'paused') return { state: 'running', phase: 'focus', endsAt: now + timer.leftMs }
  if (action === 'reset') return IDLE
  if (action === 'skip-break' && isBreak(timer)) return IDLE
  return timer
}

/** Where the deadlines say we are: a focus that is over is followed by its break, and that by the next focus. */
export function settle(timer: Timer, durations: Durations, now: number): Timer {
  if (timer.state !== 'running') return timer
  if (now - timer.endsAt > FORGOTTEN_AFTER_MS) return IDLE
  let at = timer
  while (at.endsAt <= now) at = phaseFrom(at.phase === 'focus' ? 'break' : 'focus', at.endsAt, durations)
  // A clock that was set back would stretch the phase beyond its length.
  return at.endsAt - now > lengthOf(at.phase, durations) ? phaseFrom(at.phase, now, durations) : at
}

export function secondsLeft(timer: Timer, durations: Durations, now: number): number {
  if (timer.state === 'idle') return lengthOf('focus', durations) / 1000
  return Math.ceil((timer.state === 'paused' ? timer.leftMs : Math.max(0, timer.endsAt - now)) / 1000)
}

/** When the running phase began. */
export function beganAt(timer: Timer & { state: 'running' }, durations: Durations): number {
  return timer.endsAt - lengthOf(timer.phase, durations)
}

export const isBreak = (timer: Timer) => timer.state === 'running' && timer.phase === 'break'

/** `04:59`; an hour is `60:00`. */
export function clockText(seconds: number): string {
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** A timer out of the browser's memory, or idle when that is not one. */
export function timerFrom(kept: Record<string, unknown>): Timer {
  const { state, phase, endsAt, leftMs } = kept
  if (state === 'running' && (phase === 'focus' || phase === 'break') && isTime(endsAt)) return { state, phase, endsAt }
  return state === 'paused' && isTime(leftMs) ? { state, leftMs: Math.min(leftMs, 60 * MINUTE_MS) } : IDLE
}

function phaseFrom(phase: Phase, begin: number, durations: Durations) {
  return { state: 'running' as const, phase, endsAt: begin + lengthOf(phase, durations) }
}

const lengthOf = (phase: Phase, durations: Durations) => durations[phase] * MINUTE_MS
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
const pad = (value: number) => String(value).padStart(2, '0')
