import type { Line } from './question-lines.ts'

const KEY_HEADING = /^(?:answer\s*keys?|answers?|keys?(?:\s+to\s+the\s+questions)?|correct\s+answers)\s*[:.–-]*\s*/i
const PAIR = /\s*(?:q\s*)?(\d{1,3})\s*[-–.):=]*\s*\(?([a-hA-H])\)?\.?(?:\s*[,;|]\s*|\s+|$)/iy

/** Such as `1-b, 2-c, 3-a`, perhaps over several lines below “Answer key”. */
export function takeAnswerKey(lines: readonly Line[]): { key: Map<number, string>; rest: Line[] } {
  const key = new Map<number, string>()
  const rest: Line[] = []
  let isBelowHeading = false
  for (const line of lines) {
    const heading = KEY_HEADING.exec(line.text)?.[0] ?? ''
    const pairs = pairsIn(line.text.slice(heading.length))
    const isKey = pairs.length > (isBelowHeading || heading ? 0 : 1)
    if (isKey) for (const [number, letter] of pairs) key.set(number, letter)
    else if (heading && heading.length === line.text.length) isBelowHeading = true
    else if (!isBelowHeading || !isHeadOfTable(line.text)) {
      isBelowHeading = false
      rest.push(line)
    }
  }
  return { key, rest }
}

const isHeadOfTable = (text: string) =>
  /^(?:q(?:uestion)?|no|number|s(?:r|l)?\.? ?no)\b.{0,30}\b(?:answers?|ans|key)$/i.test(text)

/** None if anything else stands in the line. */
function pairsIn(text: string): [number, string][] {
  const pairs: [number, string][] = []
  PAIR.lastIndex = 0
  while (PAIR.lastIndex < text.length) {
    const [, number, letter] = PAIR.exec(text) ?? []
    if (!number || !letter) return []
    pairs.push([Number(number), letter.toUpperCase()])
  }
  return pairs
}
