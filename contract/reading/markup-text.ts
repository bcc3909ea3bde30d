import { parseMarkup, type Span } from './parse-markup.ts'

const wordsOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** The words of a text with markup as a reader sees them: blocks, list items and lines are separated by one space, without markup signs. */
export function textOfMarkup(text: string): string {
  return parseMarkup(text)
    .flatMap((block) => (block.kind === 'list' ? block.items.map(wordsOf) : [wordsOf(block.spans)]))
    .map(inOneLine)
    .filter(Boolean)
    .join(' ')
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
