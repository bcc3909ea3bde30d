import { counted } from '#web/platform/text/amounts.ts'
import { clockTime } from '#web/platform/time/durations.ts'

/** What the clock shows: the time left, or by how much it is over. */
export function timeLeftText(seconds: number, minutes: number): string {
  const left = Math.ceil(minutes * 60 - seconds)
  return left >= 0 ? `${clockTime(left)} left` : `${clockTime(-left)} over`
}

/** What screen readers are told: at the last minute and when the time is over. */
export function announcementOf(seconds: number, minutes: number): string {
  const left = minutes * 60 - seconds
  if (left <= 0) return 'Time is up. You can keep writing.'
  return left <= 60 ? 'One minute left' : ''
}

/** `9 minutes` for lists. */
export const minutesText = (seconds: number): string => counted(Math.max(1, Math.round(seconds / 60)), 'minute')
