import { clsx } from 'clsx'
import { ChevronDown, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { daysAfter } from '#contract/calendar.ts'
import { formatDay, formatMonth } from '#web/platform/time/dates.ts'
import { monthAfter, weeksOf } from '#web/platform/time/month-weeks.ts'
import { Button } from '#web/ui/button.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
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
  const { table, onKeyDown, reachable, reach } = useDayKeys(month, chosen, onMonth)
  const isPhone = useIsPhone()
  const [isWhole, setWhole] = useState(false)
  const all = weeksOf(month)
  const isWeek = isPhone && !isWhole
  const weeks = isWeek ? all.filter((week) => week.includes(reachable)) : all
  const days = weeks.flat().filter((day) => day !== undefined)
  const step = (by: 1 | -1) =>
    isWeek ? reach(daysAfter((by === 1 ? days.at(-1) : days[0]) ?? reachable, by)) : onMonth(monthAfter(month, by))
  const unit = isWeek ? 'week' : 'month'
  const isNow = isWeek ? days.includes(today) : month === monthOf(today)
  return (
    <section aria-label="Calendar" className="rounded-card border border-line bg-surface p-3 max-sm:py-1">
      <div className="flex items-center justify-between">
        <StepButton label={`Previous ${unit}`} icon={ChevronLeft} onPress={() => step(-1)} />
        <p aria-live="polite" className="min-w-0 text-center font-semibold">
          {isPhone ? (
            <Button variant="ghost" className="px-1! font-semibold" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {formatMonth(month)}
              {isWeek && <span className="sr-only">{`, ${Number(days[0]?.slice(8))} to ${Number(days.at(-1)?.slice(8))}`}</span>}
              <ChevronDown aria-hidden="true" className={clsx('size-5 text-quiet', isWhole && 'rotate-180')} />
            </Button>
          ) : (
            formatMonth(month)
          )}
        </p>
        <StepButton label={`Next ${unit}`} icon={ChevronRight} onPress={() => step(1)} />
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
          {weeks.map((week) => (
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
      {!isNow && (
        <Button variant="link" className="px-1!" onClick={() => (isWeek ? reach(today) : onMonth(monthOf(today)))}>
          {`This ${unit}`}
        </Button>
      )}
      {!isWeek && <CalendarLegend />}
    </section>
  )
}

function StepButton({ label, icon: Icon, onPress }: { label: string; icon: LucideIcon; onPress: () => void }) {
  return (
    <Button variant="ghost" size="icon" className="shrink-0" aria-label={label} onClick={onPress}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
