import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/today/calendar.ts'
import { formatDay, formatMonth } from '#web/platform/time/dates.ts'
import { nextMonth, previousMonth, weeksOf } from '#web/platform/time/month-weeks.ts'
import { daysOfMonth } from '#web/reading/daily/api.ts'
import { useAskedDay } from '#web/reading/daily/use-open-day.ts'
import { Button } from '#web/ui/button.tsx'
import { dayShare, linkToDay, shareText } from './day-share.ts'
import { HeatMark } from './heat-mark.tsx'

const WEEKDAYS = [
  { name: m.monday, short: m.mondayShort },
  { name: m.tuesday, short: m.tuesdayShort },
  { name: m.wednesday, short: m.wednesdayShort },
  { name: m.thursday, short: m.thursdayShort },
  { name: m.friday, short: m.fridayShort },
  { name: m.saturday, short: m.saturdayShort },
  { name: m.sunday, short: m.sundayShort },
]

const TODAY_MARK =
  'aria-[current]:rounded-control aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-accent'

interface CalendarProps {
  /** `YYYY-MM-DD` */
  today: string
  /** Newest published day. */
  latest: string
  read: ReadonlySet<string>
}

/** A table, to be readable without colours. */
export function Calendar({ today, latest, read }: CalendarProps) {
  const [month, setMonth] = useState(monthOf(useAskedDay() ?? today))
  const days = useQuery(daysOfMonth(month))
  const byDay = new Map(days.data?.map((entry) => [entry.publication_date, entry]))
  return (
    <div className="mt-3 rounded-card border border-line bg-surface p-3">
      <div className="flex items-center justify-between">
        <Button variant="ghost" size="icon" aria-label={m.previousMonth} onClick={() => setMonth(previousMonth(month))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <p aria-live="polite" className="font-semibold">
          {formatMonth(month)}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.nextMonth}
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(nextMonth(month))}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <table className="w-full table-fixed text-center text-sm">
        <caption className="sr-only">{m.caption({ month: formatMonth(month) })}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map(({ name, short }) => (
              <th key={name} scope="col" abbr={name} className="py-1 font-normal text-quiet">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                <td key={WEEKDAYS[place]?.name} className="h-12 p-0.5">
                  {day && <Day day={day} isToday={day === today} entry={byDay.get(day)} read={read} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-quiet">
          {stateText(days.data?.length, days.isError)}
        </p>
        <div className="flex gap-4">
          {month !== monthOf(today) && <Jump onPress={() => setMonth(monthOf(today))}>{m.today}</Jump>}
          {month !== monthOf(latest) && <Jump onPress={() => setMonth(monthOf(latest))}>{m.newestDay}</Jump>}
        </div>
      </div>
    </div>
  )
}

const monthOf = (day: string) => day.slice(0, 7)

function Jump({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className="min-h-11 text-sm text-accent underline underline-offset-4" onClick={onPress}>
      {children}
    </button>
  )
}

function stateText(count: number | undefined, hasFailed: boolean): string {
  if (hasFailed && count === undefined) return m.didNotLoad
  return count === 0 ? m.nothing : ''
}

interface DayProps {
  day: string
  isToday: boolean
  entry: DailyEntry | undefined
  read: ReadonlySet<string>
}

function Day({ day, isToday, entry, read }: DayProps) {
  const number = Number(day.slice(8))
  const current = isToday ? ('date' as const) : undefined
  if (!entry)
    return (
      <div aria-current={current} className={TODAY_MARK}>
        <HeatMark share={undefined}>{number}</HeatMark>
      </div>
    )
  return (
    <Link
      to={linkToDay(day)}
      aria-label={`${formatDay(day, 'weekday')}: ${shareText(entry, read)}`}
      aria-current={current}
      className={`${TODAY_MARK} grid min-h-11 place-items-center rounded-control hover:bg-sunken`}
    >
      <HeatMark share={dayShare(entry, read)}>{number}</HeatMark>
    </Link>
  )
}
