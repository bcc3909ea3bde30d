const MINUTE = 60
const HOUR = 60 * MINUTE

/** `48 s`, `3 min 20 s`, `1 h 5 min`. */
export function timeTaken(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return joined(Math.floor(seconds / MINUTE), 'min', seconds % MINUTE, 's')
  return joined(Math.floor(seconds / HOUR), 'h', Math.floor((seconds % HOUR) / MINUTE), 'min')
}

const joined = (large: number, unit: string, small: number, smallUnit: string) =>
  small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smallUnit}`
