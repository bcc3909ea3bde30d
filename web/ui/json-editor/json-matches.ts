/** @returns offsets, ignoring case, without overlaps */
export function matchesOf(text: string, query: string): number[] {
  const [whole, wanted] = [folded(text), folded(query)]
  const matches: number[] = []
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) matches.push(at)
  return matches
}

/** Wraps around. */
export function nextMatch(text: string, query: string, from: number, way: 1 | -1): number | undefined {
  const matches = matchesOf(text, query)
  const found = way === 1 ? matches.find((at) => at >= from) : matches.findLast((at) => at < from)
  return found ?? matches.at(way === 1 ? 0 : -1)
}

/** Lower case may change the length and shift offsets. */
const folded = (text: string) => {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}
