import type { Stretch, TermFinder } from '#web/reading/key-terms/key-terms.ts'
import { type Block, parseMarkup, type Span } from './parse-markup.ts'

export interface MarkedSpan {
  strong: boolean
  stretches: Stretch[]
}

export type MarkedBlock = { kind: 'heading' | 'paragraph'; spans: MarkedSpan[] } | { kind: 'list'; items: MarkedSpan[][] }

/**
 * Marks each key term where a text first names it. Later ones stay plain: a tab stop for every mention would be hundreds, and a page
 * of underlines is no longer read. Headings are left alone.
 */
export const markFirstHits = (text: string, find: TermFinder): MarkedBlock[] => markParts([text], find).flat()

/** The same for a text in parts that are laid out each by itself: what one part names is plain in those after it. */
export function markParts(parts: string[], find: TermFinder): MarkedBlock[][] {
  const seen = new Set<number>()
  const mark = ({ text, strong }: Span): MarkedSpan => ({ strong, stretches: firstOnly(find(text), seen) })
  return parts.map((part) => parseMarkup(part).map((block) => markBlock(block, mark)))
}

function markBlock(block: Block, mark: (span: Span) => MarkedSpan): MarkedBlock {
  if (block.kind === 'list') return { kind: 'list', items: block.items.map((spans) => spans.map(mark)) }
  if (block.kind === 'paragraph') return { kind: 'paragraph', spans: block.spans.map(mark) }
  return { kind: 'heading', spans: block.spans.map(({ text, strong }) => ({ strong, stretches: [{ text }] })) }
}

function firstOnly(stretches: Stretch[], seen: Set<number>): Stretch[] {
  const kept: Stretch[] = []
  for (const { text, term } of stretches) {
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
