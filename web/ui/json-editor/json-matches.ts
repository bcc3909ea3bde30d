/** Where a text occurs, in capitals or not; matches do not overlap. */
export function matchesOf(text: string, asked: string): number[] {
  const [whole, wanted] = [folded(text), folded(asked)]
  const matches: number[] = []
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) matches.push(at)
  return matches
}

/** @returns the next match from a place on, or the one before it; behind the end it goes on at the beginning */
export function nextMatch(text: string, asked: string, from: number, way: 1 | -1): number | undefined {
  const matches = matchesOf(text, asked)
  const found = way === 1 ? matches.find((at) => at >= from) : matches.findLast((at) => at < from)
  return found ?? matches.at(way === 1 ? 0 : -1)
}

/** A few letters change their length with their case, and would move what comes after them. */
const folded = (text: string) => {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}
