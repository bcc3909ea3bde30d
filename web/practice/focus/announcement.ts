import { spokenMinutes } from '#web/platform/time/durations.ts'
import { type Durations, isBreak, type Timer } from './pomodoro.ts'

/**
 * Empty for none. The break dialog announces itself.
 * @param before null on opening the page
 */
export function announcement(before: Timer | null, now: Timer, durations: Durations, secondsLeft: number): string {
  if (now.state === 'idle') return before && before.state !== 'idle' ? 'Study timer reset.' : ''
  if (now.state === 'paused')
    return before?.state === 'running' ? `Study timer paused with ${spokenDuration(secondsLeft)} left.` : ''
  if (isBreak(now)) return ''
  if (before?.state === 'paused') return `Study timer resumed, ${spokenDuration(secondsLeft)} left.`
  const started = `Focus started: ${durations.focus} minutes.`
  if (before && isBreak(before)) return `The break is over. ${started}`
  // Opening the page during a run has no previous state either.
  const isFresh = durations.focus * 60 - secondsLeft <= 5
  return before?.state !== 'running' && isFresh ? started : ''
}

const spokenDuration = (seconds: number) => spokenMinutes(seconds, ' and ') || 'no time'
