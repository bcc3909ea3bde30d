import type { ListedCompilation } from '#contract/syllabus/compilations.ts'
import type { Period } from '#contract/syllabus/periods.ts'
import * as m from '#messages/syllabus/compilations.ts'
import { formatDay, formatMonth } from '#web/platform/time/dates.ts'
import { timeTaken } from '#web/platform/time/durations.ts'

/** `August 2024`, `29 July – 4 August 2024` */
export function periodTitle({ kind, first_day, last_day }: Period): string {
  if (kind === 'month') return formatMonth(last_day)
  const last = formatDay(last_day)
  const first = formatDay(first_day)
  const year = first.slice(-5)
  const isOneYear = last.endsWith(year)
  const isOneMonth = first_day.slice(0, 7) === last_day.slice(0, 7)
  return `${isOneMonth ? first.split(' ')[0] : isOneYear ? first.replace(/,? \d+$/, '') : first} – ${last}`
}

export const sizeText = ({ articles, minutes }: Pick<ListedCompilation, 'articles' | 'minutes'>): string =>
  m.size({ articles, time: timeTaken(minutes * 60) })
