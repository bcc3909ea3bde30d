import { CsvError, parse } from 'csv-parse/sync'
import { IMPORT_CSV_BROKEN, MAX_IMPORT_BLOCKS } from '#contract/newsroom/imports/import-rules.ts'
import { type Block, type SourceDocument, Unreadable } from './document.ts'

const MAX_CELL = 30_000
/** The parser takes longer for each. */
const MAX_COLUMNS = 1000

/** Each row is a table of its own, so that it keeps the line on which it begins; the first row has the names of the columns. */
export function readCsv(text: string): SourceDocument {
  const [head = [], ...rows] = recordsOf(text)
  const names = head.map(({ text }) => text)
  const blocks = rows.map((row): Block => {
    const cells = row.map(({ text }) => text)
    return { kind: 'table', at: row[0]?.line ?? 1, text: cells.join('\n'), rows: [names, cells] }
  })
  return { unit: 'line', blocks, left: [], isQuestions: true }
}

type Cell = { text: string; line: number }

function recordsOf(text: string): Cell[][] {
  const delimiter = delimiterOf(text)
  checkWidth(text, delimiter)
  try {
    const read = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_CELL * 4,
      to: MAX_IMPORT_BLOCKS + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return read.map(({ record, info }) => record.map((text) => ({ text, line: firstLine(record, info.lines) })))
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable(IMPORT_CSV_BROKEN(Number(error.lines) || 1, reasonOf(error)))
    throw error
  }
}

/** The parser counts lines up to the end of the record. */
const firstLine = (record: readonly string[], last: number) =>
  Math.max(1, last - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0))

function checkWidth(text: string, delimiter: string): void {
  let [line, columns] = [1, 1]
  for (const sign of text) {
    if (sign === delimiter) columns++
    else if (sign === '\n') [line, columns] = [line + 1, 1]
    if (columns > MAX_COLUMNS) throw new Unreadable(IMPORT_CSV_BROKEN(line, 'the row has too many columns'))
  }
}

/** The sign that the line of names has most often. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

const reasonOf = ({ code }: CsvError): string =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'a quotation mark is not closed'
    : code === 'CSV_MAX_RECORD_SIZE'
      ? 'the row is too long'
      : 'a quotation mark is misplaced'
