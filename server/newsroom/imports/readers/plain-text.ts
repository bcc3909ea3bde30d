import { IMPORT_TOO_COMPLEX, MAX_IMPORT_BLOCKS } from '#contract/newsroom/imports/import-rules.ts'
import { tableAt } from '#contract/reading/markup-tables.ts'
import { isKnownHeading } from '../rules.ts'
import { type Block, plain, type SourceDocument, Unreadable } from './document.ts'

const HASHES = /^#{1,6}\s+(.*)$/
const UNDERLINE = /^(?:={3,}|-{3,}|~{3,})$/
const BULLET = /^[-*•–‣·▪●○]\s+(\S.*)$/
const NUMBER = /^(\d{1,3}[.)])\s+(\S.*)$/
const MAX_HEADING = 90

/** Each paragraph, item and table with the number of its line. */
export function readText(text: string): SourceDocument {
  const lines = text.split('\n').map((line) => line.trim())
  const blocks: Block[] = []
  let open: Block | undefined
  const add = (block: Block) => {
    blocks.push(block)
    open = undefined
  }
  for (let index = 0; index < lines.length; ) {
    if (blocks.length > MAX_IMPORT_BLOCKS) throw new Unreadable(IMPORT_TOO_COMPLEX)
    const line = lines[index] ?? ''
    const at = index + 1
    const table = line.includes('|') ? tableAt(lines, index) : undefined
    const tabbed = table || !line.includes('\t') ? [] : tabbedRows(lines, index)
    index += table?.length ?? Math.max(1, tabbed.length)
    if (!line || UNDERLINE.test(line)) open = undefined
    else if (table) add(tableBlock(at, [table.head, ...table.rows]))
    else if (tabbed.length > 1) add(tableBlock(at, tabbed))
    else if (isHeading(lines, at - 1)) add({ kind: 'heading', at, text: plain(HASHES.exec(line)?.[1] ?? line) })
    else {
      const item = itemOf(line, at)
      // Items and paragraphs continue on the next line.
      if (!item && open) open.text += `\n${line}`
      else {
        open = item ?? { kind: 'text', at, text: line, isLined: true }
        blocks.push(open)
      }
    }
  }
  return { unit: 'line', blocks, left: [], title: undefined }
}

const tableBlock = (at: number, rows: string[][]): Block => ({
  kind: 'table',
  at,
  text: rows.map((row) => row.join(' ')).join('\n'),
  rows,
})

function itemOf(line: string, at: number): Block | undefined {
  const bullet = BULLET.exec(line)?.[1]
  if (bullet) return { kind: 'item', at, text: bullet, isLined: true }
  const [, label, text] = NUMBER.exec(line) ?? []
  return text && label ? { kind: 'item', at, text, label, isLined: true } : undefined
}

/** Marked, underlined, in capitals between blank lines, or one that the import knows. */
function isHeading(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  if (HASHES.test(line)) return true
  if (line.length > MAX_HEADING || BULLET.test(line)) return false
  if (isKnownHeading(line)) return true
  const [before, after] = [lines[index - 1] ?? '', lines[index + 1] ?? '']
  if (UNDERLINE.test(after)) return true
  return !before && !after && isCapitals(line) && !/[.?!,;]$/.test(line)
}

const isCapitals = (line: string) => line === line.toUpperCase() && /\p{Lu}{3}/u.test(line) && !/^\d/.test(line)

/** Lines with as many tabs as the first: copied from a spreadsheet. */
function tabbedRows(lines: readonly string[], from: number): string[][] {
  const width = (lines[from] ?? '').split('\t').length
  const rows: string[][] = []
  for (let index = from; (lines[index] ?? '').includes('\t'); index++) {
    const cells = (lines[index] ?? '').split('\t').map((cell) => cell.trim())
    if (cells.length !== width) break
    rows.push(cells)
  }
  return rows
}
