import type { ListedCompilation } from '#contract/syllabus/compilations.ts'
import type { Period } from '#contract/syllabus/periods.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { timeTaken } from '#web/platform/time/durations.ts'

/** `August 2024`, `29 July – 4 August 2024` */
export function periodTitle({ kind, first_day, last_day }: Period): string {
  const last = formatDay(last_day)
  if (kind === 'month') return last.replace(/^\d+ /, '')
  const first = formatDay(first_day)
  const year = first.slice(-5)
  const isOneYear = last.endsWith(year)
  const isOneMonth = first_day.slice(0, 7) === last_day.slice(0, 7)
  return `${isOneMonth ? first.split(' ')[0] : isOneYear ? first.slice(0, -5) : first} – ${last}`
}

export const sizeText = ({ articles, minutes }: Pick<ListedCompilation, 'articles' | 'minutes'>): string =>
  `${counted(articles, 'article')}, ${timeTaken(minutes * 60)} in full`
