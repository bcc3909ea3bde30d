import { clockText, isBreak, type Timer } from './pomodoro.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** What the timer is doing and the time that is left; a screen reader finds it and is not told each second. */
export function TimeLeft() {
  const { timer, secondsLeft } = useStudyTimer()
  const name = nameOf(timer)
  return (
    <span className="inline-flex items-baseline gap-2">
      {name && <span className="text-sm text-quiet">{name}</span>}
      <span role="timer" aria-live="off" aria-label="Time left" className="font-semibold tabular-nums">
        {clockText(secondsLeft)}
      </span>
    </span>
  )
}

function nameOf(timer: Timer): string {
  if (timer.state === 'idle') return ''
  if (timer.state === 'paused') return 'Paused'
  return isBreak(timer) ? 'Break' : 'Focus'
}
