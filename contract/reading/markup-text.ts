import { type Block, parseMarkup, type Span } from './parse-markup.ts'

const wordsOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** Visible text, joined by spaces. */
export const textOfMarkup = (text: string): string => linesOfMarkup(text).join(' ')

/** Paragraphs, headings, items and cells. */
export const linesOfMarkup = (text: string): string[] =>
  parseMarkup(text)
    .flatMap((block) => spansOf(block).map(wordsOf))
    .map(inOneLine)
    .filter(Boolean)

function spansOf(block: Block): Span[][] {
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  return 'items' in block ? block.items : [block.spans]
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
