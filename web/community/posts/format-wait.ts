import { counted } from '#web/platform/text/amounts.ts'

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
] as const

/** Seconds up to 90, then minutes or hours, rounded up. */
export function formatWait(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds > 1.5 * size) ?? ['second', 1]
  return counted(Math.ceil(seconds / size), unit)
}
