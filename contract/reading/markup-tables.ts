export type Align = 'start' | 'center' | 'end'

export interface MarkupTable {
  head: string[]
  align: Align[]
  /** Padded to the head's length. */
  rows: string[][]
  /** In lines. */
  length: number
}

const COLUMNS = { least: 2, most: 6 }
const MAX_ROWS = 30
/** Includes both empty ends and one surplus cell. */
const MAX_CELLS = COLUMNS.most + 3

/** `\|` is a literal sign. Oversized or uneven tables stay text. A second hyphen row is rejected, so each line is read once. */
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

/** These blocks end a table. */
const OTHER_BLOCK = /^\s*(?:#{1,6}|[-*•]|\d{1,3}[.)])\s/
const DELIMITER = /^:?-+:?$/

/** Stands for `\|`; never stored. */
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
