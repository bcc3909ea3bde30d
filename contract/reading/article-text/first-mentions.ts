import type { TermFinder, TextPart } from '#contract/reading/article-text/key-terms.ts'
import type { Align } from '#contract/reading/markup-tables.ts'
import { type Block, parseMarkup, type Span } from '#contract/reading/parse-markup.ts'

export interface MarkedSpan {
  strong: boolean
  emphasised?: true
  parts: TextPart[]
}

export type MarkedBlock =
  | { kind: 'heading' | 'paragraph'; spans: MarkedSpan[] }
  | { kind: 'list'; items: MarkedSpan[][] }
  | { kind: 'numbered'; start: number; items: MarkedSpan[][] }
  | { kind: 'table'; align: Align[]; head: MarkedSpan[][]; rows: MarkedSpan[][][] }

/** Only first mentions: all would make hundreds of tab stops. Headings and tables have none. */
export const markFirstMentions = (text: string, find: TermFinder): MarkedBlock[] => markParts([text], find).flat()

/** First mentions across all parts. */
export function markParts(parts: string[], find: TermFinder): MarkedBlock[][] {
  const seen = new Set<number>()
  const mark = ({ text, ...span }: Span): MarkedSpan => ({ ...span, parts: firstOnly(find(text), seen) })
  return parts.map((part) => parseMarkup(part).map((block) => markBlock(block, mark)))
}

/** First mentions in lines without markup. */
export function markLines(lines: string[], find: TermFinder): TextPart[][] {
  const seen = new Set<number>()
  return lines.map((line) => firstOnly(find(line), seen))
}

function markBlock(block: Block, mark: (span: Span) => MarkedSpan): MarkedBlock {
  const all = (spans: Span[]) => spans.map(mark)
  if ('items' in block) return { ...block, items: block.items.map(all) }
  if (block.kind === 'table') return { ...block, head: block.head.map(unmarked), rows: block.rows.map((row) => row.map(all)) }
  return { ...block, spans: block.kind === 'heading' ? unmarked(block.spans) : all(block.spans) }
}

const unmarked = (spans: Span[]): MarkedSpan[] => spans.map(({ text, ...span }) => ({ ...span, parts: [{ text }] }))

function firstOnly(parts: TextPart[], seen: Set<number>): TextPart[] {
  const kept: TextPart[] = []
  for (const { text, term } of parts) {
    const isFirst = term !== undefined && !seen.has(term)
    const last = kept.at(-1)
    if (isFirst) {
      seen.add(term)
      kept.push({ text, term })
    } else if (last && last.term === undefined) last.text += text
    else kept.push({ text })
  }
  return kept
}
