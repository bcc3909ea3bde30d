import * as m from '#messages/community/posts.ts'

const UNITS = [
  [m.hours, 3600],
  [m.minutes, 60],
] as const

/** Seconds up to 90, then minutes or hours, rounded up. */
export function formatWait(seconds: number): string {
  const [amount, size] = UNITS.find(([, size]) => seconds > 1.5 * size) ?? [m.seconds, 1]
  return amount({ count: Math.ceil(seconds / size) })
}
