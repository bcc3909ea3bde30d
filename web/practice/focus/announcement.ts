import { type Durations, isBreak, type Timer } from './pomodoro.ts'

/** What to say of a change from one timer to another; the break says itself, by its window. `null`: the page was just opened. */
export function announcement(before: Timer | null, now: Timer, durations: Durations, secondsLeft: number): string {
  if (now.state === 'idle') return before && before.state !== 'idle' ? 'Study timer reset.' : ''
  if (now.state === 'paused') return before?.state === 'running' ? `Study timer paused with ${spoken(secondsLeft)} left.` : ''
  if (isBreak(now)) return ''
  if (before?.state === 'paused') return `Study timer goes on, ${spoken(secondsLeft)} left.`
  const begins = `Focus for ${durations.focus} minutes has begun.`
  if (before && isBreak(before)) return `The break is over. ${begins}`
  // This is loaded when a timer is started, and again with each page that is opened while it runs.
  const isFresh = durations.focus * 60 - secondsLeft <= 5
  return before?.state !== 'running' && isFresh ? begins : ''
}

function spoken(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
      .join(' and ') || 'no time'
  )
}
