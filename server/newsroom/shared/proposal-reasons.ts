import { nodeById, paperOf } from '#contract/syllabus/nodes.ts'

export interface Shared {
  words: string[]
  terms: string[]
  /** Ids of lines of the syllabus. */
  lines: string[]
}

/** `Terms Delimitation Commission, Article 334A; title: women; 2 lines of the syllabus` */
export function reasonOf({ words, terms, lines }: Shared): string {
  const parts = [
    terms.length > 0 && `${terms.length === 1 ? 'Term' : 'Terms'} ${some(terms)}`,
    words.length > 0 && `title: ${some(words)}`,
    lines.length > 0 && linesText(lines),
  ]
  const text = parts.filter(Boolean).join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const some = ([one, other, ...rest]: readonly string[]): string =>
  `${[one, other].filter(Boolean).join(', ')}${rest.length > 0 ? ` and ${rest.length} more` : ''}`

const MAX_LINE = 40

function linesText(lines: readonly string[]): string {
  const [only] = lines
  const text = only === undefined ? undefined : nodeById(only)?.text.en
  if (lines.length > 1 || only === undefined || text === undefined || text.length > MAX_LINE)
    return lines.length === 1 ? 'one line of the syllabus' : `${lines.length} lines of the syllabus`
  return `${paperOf(only)?.short.en} ${text}`
}
