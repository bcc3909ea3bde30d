const UNITS = [
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long to wait, in words: seconds up to a minute and a half, then in larger steps, rounded up. */
export function waitWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds > 1.5 * size) ?? ['second', 1]
  const count = Math.ceil(seconds / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
