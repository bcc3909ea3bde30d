import { unescapeNewlines } from '#contract/reading/analysis.ts'
import { type Align, type MarkupTable, tableAt } from './markup-tables.ts'
import { splitBold } from './split-bold.ts'
import { splitEmphasis } from './split-emphasis.ts'

export interface Span {
  text: string
  strong: boolean
  /** `*words*`. */
  emphasised?: true
}

export type Block =
  | { kind: 'heading' | 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  /** Consecutive from `start`. */
  | { kind: 'numbered'; start: number; items: Span[][] }
  | { kind: 'table'; align: Align[]; head: Span[][]; rows: Span[][][] }

const HEADING = /^#{1,6}\s+(.*)$/s
const ITEM = /^\s*[-*•]\s+(.*)$/s
const NUMBERED = /^\s*(0|[1-9]\d{0,2})[.)]\s+(\S.*)$/s

/** HTML stays plain text. */
export function parseMarkup(text: string): Block[] {
  return unescapeNewlines(text)
    .split(/\n\s*\n/)
    .flatMap(blocksOf)
}

function blocksOf(paragraph: string): Block[] {
  const lines = paragraph.split('\n')
  const blocks: Block[] = []
  let text: string[] = []
  const endParagraph = () => {
    const whole = text.join('\n').trim()
    if (whole) blocks.push({ kind: 'paragraph', spans: spansOf(whole) })
    text = []
  }
  for (let at = 0; at < lines.length; ) {
    const table = tableAt(lines, at)
    const line = lines[at] ?? ''
    const add = table ? tableOf(table) : lineOf(line, text.length > 0)
    at += table?.length ?? 1
    if (add) {
      endParagraph()
      addBlock(blocks, add)
    } else text.push(line.trim())
  }
  endParagraph()
  return blocks
}

/** Within a paragraph only 1 starts a list. */
function lineOf(line: string, isInParagraph: boolean): Block | undefined {
  const heading = HEADING.exec(line.trim())?.[1]
  if (heading !== undefined) return { kind: 'heading', spans: spansOf(heading.replaceAll('**', '')) }
  const item = ITEM.exec(line)?.[1]
  if (item !== undefined) return { kind: 'list', items: [spansOf(item)] }
  const [, number, numbered] = NUMBERED.exec(line) ?? []
  if (numbered === undefined || (isInParagraph && number !== '1')) return undefined
  return { kind: 'numbered', start: Number(number), items: [spansOf(numbered)] }
}

function addBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list' && block.kind === 'list') last.items.push(...block.items)
  else if (last?.kind === 'numbered' && block.kind === 'numbered' && block.start === last.start + last.items.length)
    last.items.push(...block.items)
  else blocks.push(block)
}

const tableOf = ({ align, head, rows }: MarkupTable): Block => ({
  kind: 'table',
  align,
  head: head.map(spansOf),
  rows: rows.map((row) => row.map(spansOf)),
})

function spansOf(text: string): Span[] {
  return splitBold(text, { acrossLines: true })
    .flatMap((part, index) => emphasisIn(part, index % 2 === 1))
    .filter((span) => span.text)
}

const emphasisIn = (text: string, strong: boolean): Span[] =>
  splitEmphasis(text).map((part, index) => ({ text: part, strong, ...(index % 2 === 1 && { emphasised: true as const }) }))
