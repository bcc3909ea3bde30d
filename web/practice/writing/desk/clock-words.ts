/** `6:05` of whole seconds. */
export function clockText(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** What the clock shows: the time left, or by how much it is over. */
export function timeLeftText(seconds: number, minutes: number): string {
  const left = Math.ceil(minutes * 60 - seconds)
  return left >= 0 ? `${clockText(left)} left` : `${clockText(-left)} over`
}

/** What screen readers are told: at the last minute and when the time is over. */
export function announcementOf(seconds: number, minutes: number): string {
  const left = minutes * 60 - seconds
  if (left <= 0) return 'The time is over. You can go on writing.'
  return left <= 60 ? 'One minute left' : ''
}

/** `9 minutes` for lists. */
export function minutesText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
