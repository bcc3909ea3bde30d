import * as m from '#messages/platform/time.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

export function timeTaken(seconds: number): string {
  if (seconds < MINUTE) return m.seconds({ count: seconds })
  if (seconds < HOUR) {
    const [minutes, rest] = parts(seconds, MINUTE)
    return rest === 0 ? m.minutes({ count: minutes }) : m.minutesSeconds({ minutes, seconds: rest })
  }
  const [hours, minutes] = parts(Math.floor(seconds / MINUTE), 60)
  return minutes === 0 ? m.hours({ count: hours }) : m.hoursMinutes({ hours, minutes })
}

const parts = (amount: number, size: number): [number, number] => [Math.floor(amount / size), amount % size]

/** `m:ss` */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / MINUTE)}:${twoDigits(whole % MINUTE)}`
}

/** `1:05:09` */
export function clockTimeWithHours(seconds: number): string {
  if (seconds < HOUR) return clockTime(seconds)
  return `${Math.floor(seconds / HOUR)}:${clockTime(seconds % HOUR).padStart(5, '0')}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Screen readers read `1:05` as a time of day. */
export function spokenMinutes(seconds: number): string {
  const [minutes, rest] = parts(seconds, MINUTE)
  return [minutes > 0 && m.spokenMinutes({ count: minutes }), rest > 0 && m.spokenSeconds({ count: rest })]
    .filter(Boolean)
    .join(' ')
}

export function spokenHours(minutes: number): string {
  const [hours, rest] = parts(minutes, 60)
  return [hours > 0 && m.spokenHours({ count: hours }), rest > 0 && m.spokenMinutes({ count: rest })].filter(Boolean).join(' ')
}
