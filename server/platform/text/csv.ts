const BOM = '\ufeff'

export const csvFile = (lines: (string | number)[][]): string => `${BOM}${linesOf(lines, cell)}`

/** For other programs than spreadsheets. */
export const quotedLines = (lines: string[][]): string => linesOf(lines, quoted)

const linesOf = <T>(lines: T[][], cellOf: (value: T) => string) =>
  `${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`

/** Some programs first remove leading tabs and line breaks. */
const LIKE_A_FORMULA = /^[\s\0\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\0]/u

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = LIKE_A_FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? quoted(text) : text
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
