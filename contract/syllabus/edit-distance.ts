import type { Steps } from '#contract/steps.ts'

/** Doubled until the distance fits. */
const FIRST_BAND = 8

/**
 * Levenshtein, UTF-16 units; time is length × distance.
 * @returns `undefined` above `most` or without steps
 */
export function editDistance(one: string, other: string, most: number, steps: Steps): number | undefined {
  const [first, second] = withoutEqualEnds(one, other)
  const least = Math.abs(first.length - second.length)
  if (least > most) return undefined
  for (let width = Math.min(Math.max(FIRST_BAND, least), most); ; width = Math.min(2 * width, most)) {
    const found = distanceWithin(first, second, width, steps)
    if (found !== undefined || width === most || steps.left < 0) return found
  }
}

function withoutEqualEnds(one: string, other: string): [one: string, other: string] {
  const shorter = Math.min(one.length, other.length)
  let before = 0
  while (before < shorter && one[before] === other[before]) before++
  let after = 0
  while (after < shorter - before && one[one.length - 1 - after] === other[other.length - 1 - after]) after++
  return [one.slice(before, one.length - after), other.slice(before, other.length - after)]
}

/** Other cells need more changes. */
function distanceWithin(one: string, other: string, width: number, steps: Steps): number | undefined {
  const far = width + 1
  let row = Uint16Array.from({ length: other.length + 2 }, (_, index) => Math.min(index, far))
  let next = row.slice()
  for (let i = 1; i <= one.length; i++) {
    const [from, to] = [Math.max(1, i - width), Math.min(other.length, i + width)]
    steps.left -= to - from + 1
    next[from - 1] = from === 1 ? Math.min(i, far) : far
    if (steps.left < 0 || fillRow(row, next, one.charCodeAt(i - 1), other, [from, to], far) === far) return undefined
    next[to + 1] = far
    ;[row, next] = [next, row]
  }
  const distance = row[other.length] as number
  return distance === far ? undefined : distance
}

/** @returns the row's minimum */
function fillRow(
  row: Uint16Array,
  next: Uint16Array,
  unit: number,
  other: string,
  [from, to]: [number, number],
  far: number,
): number {
  let beside = next[from - 1] as number
  let least = beside
  for (let j = from; j <= to; j++) {
    const replaced = (row[j - 1] as number) + (unit === other.charCodeAt(j - 1) ? 0 : 1)
    beside = Math.min(replaced, (row[j] as number) + 1, beside + 1, far)
    next[j] = beside
    if (beside < least) least = beside
  }
  return least
}
