import { clockText, isBreak, type Timer } from './pomodoro.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** Readable, but not announced each second. */
export function TimeLeft() {
  return (
    <span role="timer" translate="no" aria-live="off" aria-label="Time left" className="font-semibold tabular-nums">
      {clockText(useStudyTimer().secondsLeft)}
    </span>
  )
}

export function stateName(timer: Timer): string {
  if (timer.state === 'idle') return 'Study timer'
  if (timer.state === 'paused') return 'Paused'
  return isBreak(timer) ? 'Break' : 'Focus'
}
