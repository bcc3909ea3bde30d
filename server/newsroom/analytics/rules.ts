import type { Range } from '#contract/newsroom/analytics-rules.ts'

/** Counting that takes longer than this is done in the background; what is quicker is counted whenever it is asked for. */
export const PATIENCE_MS = 100
/** A little more than the pause between two rounds of counting. */
const FRESH_MS = 15 * 60_000

export const isStillGood = ({ takenAt, tookMs }: { takenAt: Date; tookMs: number }, now: Date): boolean =>
  tookMs > PATIENCE_MS && now.getTime() - takenAt.getTime() < FRESH_MS

const LONGEST_TITLE = 120

/** A line of somebody's words as a title: without the marks of headings, lists and stress, and cut after a whole word. */
export function titleOf(line: string): string {
  const plain = line
    .replace(/^\s*(?:#{1,6}|[-*•>]|\d{1,3}[.)])\s+/, '')
    .replace(/(\*\*|\*)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .trim()
  if (plain.length <= LONGEST_TITLE) return plain
  const cut = plain.slice(0, LONGEST_TITLE)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > LONGEST_TITLE / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd()}…`
}

interface Told {
  stats: Record<string, string | number>
  activity: { date: string; posts: number }[]
  top: { type: string; title: string; author: string; engagement: number }[]
}

const BOM = '\ufeff'

/** Opens as three tables in a spreadsheet: UTF-8 with its mark, RFC 4180 lines. */
export function csvOf(range: Range, { stats, activity, top }: Told): string {
  const lines: (string | number)[][] = [
    ['Community analytics', range],
    [],
    ['Figure', 'Value'],
    ...Object.entries(stats),
    [],
    ['Date', 'Posts'],
    ...activity.map(({ date, posts }) => [date, posts]),
    [],
    ['Type', 'Title', 'Author', 'Engagement'],
    ...top.map(({ type, title, author, engagement }) => [type, title, author, engagement]),
  ]
  return `${BOM}${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

/**
 * What a spreadsheet may take for a formula: behind spaces, zero bytes or another byte-order mark too, and with the wide signs that
 * Japanese and Chinese keyboards give. Tabs and ends of lines are what some programs cut off before they look.
 */
const LIKE_A_FORMULA = /^[\s\0\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\0]/u

/** An apostrophe before it keeps a text a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = LIKE_A_FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
