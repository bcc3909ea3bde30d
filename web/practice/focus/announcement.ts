import * as m from '#messages/practice/focus.ts'
import { spokenMinutes } from '#web/platform/time/durations.ts'
import { type Durations, isBreak, type Timer } from './pomodoro.ts'

/**
 * Empty for none. The break dialog announces itself.
 * @param before null on opening the page
 */
export function announcement(before: Timer | null, now: Timer, durations: Durations, secondsLeft: number): string {
  if (now.state === 'idle') return before && before.state !== 'idle' ? m.timerReset : ''
  if (now.state === 'paused') return before?.state === 'running' ? m.timerPaused({ left: spokenDuration(secondsLeft) }) : ''
  if (isBreak(now)) return ''
  if (before?.state === 'paused') return m.timerResumed({ left: spokenDuration(secondsLeft) })
  const minutes = durations.focus
  if (before && isBreak(before)) return m.breakOverFocusStarted({ minutes })
  // Opening the page during a run has no previous state either.
  const isFresh = minutes * 60 - secondsLeft <= 5
  return before?.state !== 'running' && isFresh ? m.focusStarted({ minutes }) : ''
}

function spokenDuration(left: number): string {
  const [minutes, seconds] = [Math.floor(left / 60), left % 60]
  if (minutes > 0 && seconds > 0) return m.minutesAndSeconds({ minutes, seconds })
  return spokenMinutes(left) || m.noTime
}
