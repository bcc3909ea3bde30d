const BOM = '\ufeff'

/** For spreadsheets: UTF-8 with byte-order mark (RFC 4180). */
export const csvFile = (lines: (string | number)[][]): string => `${BOM}${linesOf(lines, cell)}`

/** For other programs: all cells quoted, not escaped, no byte-order mark. */
export const quotedLines = (lines: string[][]): string => linesOf(lines, quoted)

const linesOf = <T>(lines: T[][], cellOf: (value: T) => string) =>
  `${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`

/**
 * Formulas, also after spaces, zero bytes or a byte-order mark, and with full-width signs. Some programs first remove leading
 * tabs and line breaks.
 */
const LIKE_A_FORMULA = /^[\s\0\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\0]/u

/** A leading apostrophe marks text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = LIKE_A_FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? quoted(text) : text
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
