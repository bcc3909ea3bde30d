/** Minutes and seconds, `m:ss`; what is no number yet counts as nothing. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The same in words, for a voice that would read `1:05` as a time of day. */
export function spokenTime(seconds: number): string {
  const [minutes, rest] = clockTime(seconds).split(':').map(Number)
  const parts = [counted(minutes ?? 0, 'minute'), counted(rest ?? 0, 'second')].filter(Boolean)
  return parts.join(' ') || '0 seconds'
}

const counted = (count: number, unit: string) => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`)
