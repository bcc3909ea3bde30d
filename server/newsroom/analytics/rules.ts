import { cutText } from '#contract/cut-text.ts'
import type { Range } from '#contract/newsroom/analytics-rules.ts'
import { csvFile } from '#server/platform/text/csv.ts'

/** Slower counts run in the background. */
export const QUICK_MS = 100
/** Longer than the job's interval. */
const FRESH_MS = 15 * 60_000

export const isFresh = ({ takenAt, tookMs }: { takenAt: Date; tookMs: number }, now: Date): boolean =>
  tookMs > QUICK_MS && now.getTime() - takenAt.getTime() < FRESH_MS

const MAX_TITLE_LENGTH = 120

/** Strips Markdown and cuts after a whole word. */
export function titleOf(line: string): string {
  const plain = cutText(line, 4 * MAX_TITLE_LENGTH)
    .replace(/^\s*(?:#{1,6}|[-*•>]|\d{1,3}[.)])\s+/, '')
    .replace(/(\*\*|\*)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .trim()
  if (plain.length <= MAX_TITLE_LENGTH) return plain
  const cut = cutText(plain, MAX_TITLE_LENGTH)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > MAX_TITLE_LENGTH / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`
}

interface Figures {
  stats: Record<string, string | number>
  activity: { date: string; posts: number }[]
  top: { type: string; title: string; author: string; engagement: number }[]
}

export function csvOf(range: Range, { stats, activity, top }: Figures): string {
  const lines: (string | number)[][] = [
    ['Community analytics', range],
    [],
    ['Metric', 'Value'],
    ...Object.entries(stats),
    [],
    ['Date', 'Posts'],
    ...activity.map(({ date, posts }) => [date, posts]),
    [],
    ['Type', 'Title', 'Author', 'Engagement'],
    ...top.map(({ type, title, author, engagement }) => [type, title, author, engagement]),
  ]
  return csvFile(lines)
}
