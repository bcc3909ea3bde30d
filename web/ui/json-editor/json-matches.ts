/** @returns the offsets at which `query` occurs, ignoring case; matches do not overlap */
export function matchesOf(text: string, query: string): number[] {
  const [whole, wanted] = [folded(text), folded(query)]
  const matches: number[] = []
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) matches.push(at)
  return matches
}

/** @returns the offset of the next (or previous) match from `from`; wraps around at the ends */
export function nextMatch(text: string, query: string, from: number, way: 1 | -1): number | undefined {
  const matches = matchesOf(text, query)
  const found = way === 1 ? matches.find((at) => at >= from) : matches.findLast((at) => at < from)
  return found ?? matches.at(way === 1 ? 0 : -1)
}

/** Some letters change their length in lower case, which would shift the offsets after them. */
const folded = (text: string) => {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}
