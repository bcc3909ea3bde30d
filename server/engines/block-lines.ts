import { type Align, type MarkupTable, tableAt } from '#contract/reading/markup-tables.ts'
import { splitText } from './speech-text.ts'

interface BlockLine {
  texts: LineText[]
  lineWith: (texts: string[]) => string
}

export interface LineText {
  whole: string
  /** Empty if there is nothing to translate. */
  parts: string[]
}

/** A service could break list marks and table syntax. */
export function linesOf(block: string, most: number): BlockLine[] {
  const lines = block.split('\n')
  const found: BlockLine[] = []
  for (let at = 0; at < lines.length; ) {
    const table = tableAt(lines, at)
    found.push(...(table ? tableLines(table, most) : [plainLine(lines[at] ?? '', most)]))
    at += table?.length ?? 1
  }
  return found
}

const LINE = /^(\s*(?:(?:#{1,6}|[-*•]|\d{1,3}[.)])\s+)*)(.*)$/s

function plainLine(line: string, most: number): BlockLine {
  const [, mark = '', rest = ''] = LINE.exec(line) ?? []
  return { texts: [textOf(rest, most)], lineWith: (texts) => mark + texts.join('') }
}

const textOf = (whole: string, most: number): LineText => ({
  whole,
  parts: /\p{L}/u.test(whole) ? splitText(whole, most, 'en') : [],
})

const tableLines = ({ head, align, rows }: MarkupTable, most: number): BlockLine[] => [
  rowOf(head, most),
  { texts: [], lineWith: () => tableLine(align.map((one) => DELIMITERS[one])) },
  ...rows.map((row) => rowOf(row, most)),
]

const DELIMITERS: Record<Align, string> = { start: '---', center: ':---:', end: '---:' }

const rowOf = (cells: string[], most: number): BlockLine => ({
  texts: cells.map((cell) => textOf(cell, most)),
  lineWith: (texts) => tableLine(texts.map((text) => text.replaceAll('|', '\\|'))),
})

const tableLine = (cells: string[]) => `| ${cells.join(' | ')} |`
