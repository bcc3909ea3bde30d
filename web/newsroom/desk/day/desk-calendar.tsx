import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { formatDay, formatMonth } from '#web/platform/time/dates.ts'
import { monthAfter, weeksOf } from '#web/platform/time/month-weeks.ts'
import { Button } from '#web/ui/button.tsx'
import type { DeskMonth } from './api.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { monthOf } from './desk-month.ts'
import { useDayKeys } from './use-day-keys.ts'

const WEEKDAYS = Object.entries({
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
})

interface DeskCalendarProps {
  month: string
  /** Undefined while it loads. */
  content: DeskMonth | undefined
  chosen: string
  today: string
  onMonth: (month: string) => void
}

/** A table, to be readable without colours. One day is in the order of the Tab key, arrows lead to the others. */
export function DeskCalendar({ month, content, chosen, today, onMonth }: DeskCalendarProps) {
  const { table, onKeyDown, reachable } = useDayKeys(month, chosen, onMonth)
  return (
    <section aria-label="Calendar" className="rounded-card border border-line bg-surface p-3">
      <div className="flex items-center justify-between">
        <MonthButton label="Previous month" icon={ChevronLeft} onPress={() => onMonth(monthAfter(month, -1))} />
        <p aria-live="polite" className="font-semibold">
          {formatMonth(month)}
        </p>
        <MonthButton label="Next month" icon={ChevronRight} onPress={() => onMonth(monthAfter(month, 1))} />
      </div>
      <table ref={table} onKeyDown={onKeyDown} className="w-full table-fixed text-center text-sm">
        <caption className="sr-only">{`Days of ${formatMonth(month)}. Arrow keys lead from day to day.`}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map(([short, name]) => (
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
                <td key={WEEKDAYS[place]?.[0]} className="h-16 p-0.5 align-top">
                  {day && (
                    <CalendarDay
                      day={day}
                      label={formatDay(day, 'weekday')}
                      drafts={content?.drafts.filter((draft) => draft.day === day)}
                      entry={content?.entries.find(({ publication_date }) => publication_date === day)}
                      today={today}
                      isChosen={day === chosen}
                      isReachable={day === reachable}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {month !== monthOf(today) && (
        <Button variant="link" className="px-1!" onClick={() => onMonth(monthOf(today))}>
          This month
        </Button>
      )}
      <CalendarLegend />
    </section>
  )
}

function MonthButton({ label, icon: Icon, onPress }: { label: string; icon: LucideIcon; onPress: () => void }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onPress}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
