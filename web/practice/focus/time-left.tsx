import { clockText, isBreak, type Timer } from './pomodoro.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** A screen reader finds the time and is not told each second. */
export function TimeLeft() {
  return (
    <span role="timer" aria-live="off" aria-label="Time left" className="font-semibold tabular-nums">
      {clockText(useStudyTimer().secondsLeft)}
    </span>
  )
}

/** What the timer is doing, in a word. */
export function stateName(timer: Timer): string {
  if (timer.state === 'idle') return 'Study timer'
  if (timer.state === 'paused') return 'Paused'
  return isBreak(timer) ? 'Break' : 'Focus'
}
