import type { SectionFields } from '#contract/newsroom/desk/desk-sections.ts'

/** The texts of a section, line by line, without the names of fields. */
export const linesOf = (fields: SectionFields): string[] =>
  Object.values(fields)
    .flatMap(textsIn)
    .flatMap((text) => text.split('\n'))

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return value === null || value === undefined ? [] : [String(value)]
  return Object.values(value).flatMap(textsIn)
}

interface Line {
  text: string
  isOther: boolean
}

/** @returns the lines of both, those marked that the other has not */
export function comparedLines(before: SectionFields, after: SectionFields): [before: Line[], after: Line[]] {
  const [one, other] = [linesOf(before), linesOf(after)]
  const [inOne, inOther] = [new Set(one), new Set(other)]
  const marked = (lines: string[], known: Set<string>) => lines.map((text) => ({ text, isOther: !known.has(text) }))
  return [marked(one, inOther), marked(other, inOne)]
}
