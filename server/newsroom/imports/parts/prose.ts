import { type Block, plain } from '../readers/document.ts'
import type { Report } from './report.ts'

const MAX_SECTION = 60_000
const TABLE = { columns: 6, rows: 30 }
/** A line that ends because the page is full. */
const FULL_LINE = 55

/** In the markup of articles. */
export function proseOf(blocks: readonly Block[], report: Report): string {
  let text = ''
  let last: Block | undefined
  for (const block of blocks) {
    const written = writtenAs(block, report)
    if (!written) continue
    const isSameList = last?.kind === 'item' && block.kind === 'item' && !last.label === !block.label
    const next = text ? `${text}${isSameList ? '\n' : '\n\n'}${written}` : written
    if (next.length > MAX_SECTION) report.leave(block, 'A section can have at most 60,000 characters.')
    else {
      text = next
      last = block
    }
  }
  return text
}

function writtenAs(block: Block, report: Report): string {
  if (block.kind === 'table') return tableOf(block, report)
  if (block.kind === 'heading') return block.text && `### ${block.text}`
  if (block.kind === 'item') return `${numberOf(block)} ${unwrapped(block.text).replaceAll('\n', ' ')}`
  return unwrapped(block.text)
}

const numberOf = ({ label }: Block) => (label ? `${/\d+/.exec(label)?.[0] ?? label}${/\d/.test(label) ? '.' : ''}` : '-')

/** Joins lines that were broken at the edge of a page. */
export function unwrapped(text: string): string {
  const lines = text.split('\n')
  const isWrapped = lines.length > 1 && lines.slice(0, -1).every((line) => line.length >= FULL_LINE)
  return isWrapped ? lines.join(' ') : text
}

function tableOf(block: Block, report: Report): string {
  const [head = [], ...rows] = block.rows ?? []
  if (head.length > TABLE.columns) {
    report.leave(block, `A table can have at most ${TABLE.columns} columns, this one has ${head.length}.`)
    return ''
  }
  if (head.length < 2 || rows.length === 0) return [head, ...rows].map((row) => row.filter(Boolean).join(': ')).join('\n')
  if (rows.length > TABLE.rows)
    report.leave(block, `A table can have at most ${TABLE.rows} rows. This one has ${rows.length} and was divided.`)
  const parts = Array.from({ length: Math.ceil(rows.length / TABLE.rows) }, (_, part) =>
    rows.slice(part * TABLE.rows, (part + 1) * TABLE.rows),
  )
  const names = head.map((cell, index) => plain(cell) || (index === 0 ? 'Item' : `Column ${index + 1}`))
  return parts.map((part) => [line(names), line(names.map(() => '---')), ...part.map(line)].join('\n')).join('\n\n')
}

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('\n', ' ').replaceAll('|', '\\|')).join(' | ')} |`
