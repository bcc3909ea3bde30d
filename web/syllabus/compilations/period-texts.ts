import type { ListedCompilation } from '#contract/syllabus/compilations.ts'
import type { Period } from '#contract/syllabus/periods.ts'
import { formatDay } from '#web/platform/time/dates.ts'

/** "August 2024" or "29 July – 4 August 2024" */
export function periodTitle({ kind, first_day, last_day }: Period): string {
  const last = formatDay(last_day)
  if (kind === 'month') return last.replace(/^\d+ /, '')
  const first = formatDay(first_day)
  const year = first.slice(-5)
  const isOneYear = last.endsWith(year)
  const isOneMonth = first_day.slice(0, 7) === last_day.slice(0, 7)
  return `${isOneMonth ? first.split(' ')[0] : isOneYear ? first.slice(0, -5) : first} – ${last}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** How much there is to read. */
export const sizeText = ({ articles, minutes }: Pick<ListedCompilation, 'articles' | 'minutes'>): string =>
  `${counted(articles, 'article')}, ${minutesText(minutes)} in full`

function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`
}

export const articlesText = (articles: number): string => counted(articles, 'article')
export const topicsText = (topics: number): string => counted(topics, 'topic')
