import { counted } from '#web/platform/text/amounts.ts'
import { clockTime } from '#web/platform/time/durations.ts'

export function timeLeftText(seconds: number, minutes: number): string {
  const left = Math.ceil(minutes * 60 - seconds)
  return left >= 0 ? `${clockTime(left)} left` : `${clockTime(-left)} over`
}

/** For screen readers. */
export function announcementOf(seconds: number, minutes: number): string {
  const left = minutes * 60 - seconds
  if (left <= 0) return 'Time is up. You can keep writing.'
  return left <= 60 ? 'One minute left' : ''
}

/** `9 minutes` */
export const minutesText = (seconds: number): string => counted(Math.max(1, Math.round(seconds / 60)), 'minute')
