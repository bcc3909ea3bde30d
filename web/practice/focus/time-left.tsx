import * as m from '#messages/practice/focus.ts'
import { clockText, isBreak, type Timer } from './pomodoro.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** Readable, but not announced each second. */
export function TimeLeft() {
  return (
    <span role="timer" translate="no" aria-live="off" aria-label={m.timeLeft} className="font-semibold tabular-nums">
      {clockText(useStudyTimer().secondsLeft)}
    </span>
  )
}

export function stateName(timer: Timer): string {
  if (timer.state === 'idle') return m.studyTimer
  if (timer.state === 'paused') return m.paused
  return isBreak(timer) ? m.onBreak : m.focus
}
