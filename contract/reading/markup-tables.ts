export type Align = 'start' | 'center' | 'end'

export interface MarkupTable {
  head: string[]
  align: Align[]
  /** As many cells as the head; missing ones are empty. */
  rows: string[][]
  /** Lines of the text. */
  length: number
}

const COLUMNS = { least: 2, most: 6 }
const MAX_ROWS = 30
/** With the empty ones at both ends and one too many: a longer line is no row, and need not be read. */
const MAX_CELLS = COLUMNS.most + 3

/**
 * The table that begins at a line: a row of headings, a row of hyphens, then rows of cells between `|`; `\|` is a sign in a cell. One that is
 * too large, or has a row with more cells than headings, is no table, so that no word of it is lost. A second row of hyphens is refused too:
 * no line is then read for more than one table.
 */
export function tableAt(lines: readonly string[], at: number): MarkupTable | undefined {
  const [head, marks] = [cellsOf(lines[at]), cellsOf(lines[at + 1])]
  if (!head || !marks || isDelimiter(head) || !isDelimiter(marks) || marks.length !== head.length) return undefined
  if (head.length < COLUMNS.least || head.length > COLUMNS.most) return undefined
  const rows: string[][] = []
  for (let row = cellsOf(lines[at + 2]); row; row = cellsOf(lines[at + 2 + rows.length])) {
    if (row.length > head.length || rows.length === MAX_ROWS || isDelimiter(row)) return undefined
    rows.push(head.map((_, column) => row?.[column] ?? ''))
  }
  return rows.length > 0 ? { head, align: marks.map(alignOf), rows, length: rows.length + 2 } : undefined
}

/** The text with something else in place of each table. */
export function replaceTables(text: string, other: (table: MarkupTable) => string): string {
  if (!text.includes('|')) return text
  const lines = text.split('\n')
  const kept: string[] = []
  for (let at = 0; at < lines.length; ) {
    const table = tableAt(lines, at)
    kept.push(table ? other(table) : (lines[at] ?? ''))
    at += table?.length ?? 1
  }
  return kept.join('\n')
}

/** Headings and list items, which end a table. */
const OTHER_BLOCK = /^\s*(?:#{1,6}|[-*•]|\d{1,3}[.)])\s/
const DELIMITER = /^:?-+:?$/

/** Stands for `\|` while a row is split; no stored text contains it. */
const SIGN = '\0'

const isDelimiter = (cells: string[]) => cells.every((cell) => DELIMITER.test(cell))

function cellsOf(line = ''): string[] | undefined {
  if (!line.includes('|') || OTHER_BLOCK.test(line)) return undefined
  const cells = line
    .replaceAll('\\|', SIGN)
    .split('|', MAX_CELLS)
    .map((cell) => cell.trim().replaceAll(SIGN, '|'))
  if (cells.length > 1 && cells.at(-1) === '') cells.pop()
  if (cells.length > 1 && cells[0] === '') cells.shift()
  return cells.length > 1 || cells[0] !== '' ? cells : undefined
}

function alignOf(mark: string): Align {
  if (!mark.endsWith(':')) return 'start'
  return mark.startsWith(':') ? 'center' : 'end'
}
