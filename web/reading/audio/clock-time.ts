/** `m:ss`; a duration that is not known yet is `0:00`. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** In words, since screen readers read `1:05` as a time of day. */
export function spokenTime(seconds: number): string {
  const [minutes, rest] = clockTime(seconds).split(':').map(Number)
  const parts = [counted(minutes ?? 0, 'minute'), counted(rest ?? 0, 'second')].filter(Boolean)
  return parts.join(' ') || '0 seconds'
}

const counted = (count: number, unit: string) => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`)
