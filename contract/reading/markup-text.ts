import { type Block, parseMarkup, type Span } from './parse-markup.ts'

const wordsOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** Visible text, joined by spaces. */
export function textOfMarkup(text: string): string {
  return parseMarkup(text)
    .flatMap((block) => piecesOf(block).map(wordsOf))
    .map(inOneLine)
    .filter(Boolean)
    .join(' ')
}

function piecesOf(block: Block): Span[][] {
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  return 'items' in block ? block.items : [block.spans]
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
