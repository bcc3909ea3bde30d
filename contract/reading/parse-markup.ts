import { unescapeNewlines } from '#contract/reading/analysis.ts'
import { splitBold } from './split-bold.ts'

export interface Span {
  text: string
  strong: boolean
}

export type Block = { kind: 'heading' | 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] }

const HEADING = /^#{1,6}\s+(.*)$/s
const ITEM = /^\s*[-*•]\s+(.*)$/s

/** Parses `### headings`, `**bold**` and `- lists`. Everything else, including HTML tags, is plain text. */
export function parseMarkup(text: string): Block[] {
  return unescapeNewlines(text)
    .split(/\n\s*\n/)
    .flatMap(blocksOf)
}

function blocksOf(paragraph: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const endParagraph = () => {
    const text = lines.join('\n').trim()
    if (text) blocks.push({ kind: 'paragraph', spans: spansOf(text) })
    lines = []
  }
  for (const line of paragraph.split('\n')) {
    const heading = HEADING.exec(line.trim())?.[1]
    const item = ITEM.exec(line)?.[1]
    if (heading === undefined && item === undefined) {
      lines.push(line.trim())
      continue
    }
    endParagraph()
    if (heading !== undefined) blocks.push({ kind: 'heading', spans: spansOf(heading.replaceAll('**', '')) })
    if (item !== undefined) addItem(blocks, spansOf(item))
  }
  endParagraph()
  return blocks
}

function addItem(blocks: Block[], item: Span[]): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list') last.items.push(item)
  else blocks.push({ kind: 'list', items: [item] })
}

function spansOf(text: string): Span[] {
  return splitBold(text, { acrossLines: true })
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((span) => span.text)
}
