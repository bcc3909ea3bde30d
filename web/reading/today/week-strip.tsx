import { Link } from 'react-router'
import { dayBefore } from '#contract/calendar.ts'
import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/today.ts'
import { formatDay, shortWeekday } from '#web/platform/time/dates.ts'
import { dayShare, linkToDay, shareText } from './day-share.ts'
import { HeatMark } from './heat-mark.tsx'

const DAYS = 7

interface WeekStripProps {
  today: string
  days: DailyEntry[]
  read: ReadonlySet<string>
}

/** Nothing without articles. */
export function WeekStrip({ today, days, read }: WeekStripProps) {
  const week = lastDays(today).map((day) => ({ day, entry: days.find(({ publication_date }) => publication_date === day) }))
  if (!week.some(({ entry }) => entry)) return null
  return (
    <nav aria-label={m.lastSevenDays} className="mt-6">
      <ol className="grid grid-cols-7 text-center text-sm">
        {week.map(({ day, entry }) => (
          <li key={day}>
            {entry ? (
              <Link
                to={linkToDay(day)}
                aria-label={`${formatDay(day, 'weekday')}: ${shareText(entry, read)}`}
                aria-current={day === today ? 'date' : undefined}
                className="block rounded-control py-1 hover:bg-sunken aria-[current]:font-semibold"
              >
                <Cell day={day} share={dayShare(entry, read)} />
              </Link>
            ) : (
              <span className="block py-1 text-quiet">
                <Cell day={day} share={undefined} />
                <span className="sr-only">{m.nothingPublished}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Cell({ day, share }: { day: string; share: number | undefined }) {
  return (
    <>
      <span className="block text-quiet">{shortWeekday(day)}</span>
      <HeatMark share={share}>{Number(day.slice(8))}</HeatMark>
    </>
  )
}

function lastDays(today: string): string[] {
  const days = [today]
  while (days.length < DAYS) days.unshift(dayBefore(days[0] as string))
  return days
}
