import * as m from '#messages/practice/writing/desk.ts'
import { clockTime } from '#web/platform/time/durations.ts'

export function timeLeftText(seconds: number, minutes: number): string {
  const left = Math.ceil(minutes * 60 - seconds)
  return left >= 0 ? m.timeLeft({ time: clockTime(left) }) : m.timeOver({ time: clockTime(-left) })
}

/** For screen readers. */
export function announcementOf(seconds: number, minutes: number): string {
  const left = minutes * 60 - seconds
  if (left <= 0) return m.timeIsUp
  return left <= 60 ? m.oneMinuteLeft : ''
}

/** `9 minutes` */
export const minutesText = (seconds: number): string => m.minutes({ count: Math.max(1, Math.round(seconds / 60)) })
