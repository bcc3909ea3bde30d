import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { LearnerAnalytics } from '#contract/reading/learner-analytics.ts'
import type { Streak } from '#contract/reading/progress.ts'
import * as m from '#messages/reading/learner-analytics.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { readingStreak } from '#web/reading/progress/api.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { type CalendarDay, calendarOf, shortDay } from './calendar.ts'

export function StreakCalendar({ analytics }: { analytics: LearnerAnalytics }) {
  const { data } = useQuery(readingStreak())
  const { days } = analytics
  const weeks = calendarOf(analytics)
  return (
    <Card
      title={m.streakCalendar}
      intro={
        <>
          {m.readOn({ days: days.length, weeks: weeks.length })}
          {data && ` ${streakText(data)}`}
        </>
      }
    >
      <figure aria-hidden="true" className="max-w-md">
        <div className="flex gap-1">
          <Weekdays />
          {weeks.map((week) => (
            <div key={week[0]?.day} className="flex min-w-0 flex-1 flex-col gap-1">
              {week.map((one) => (
                <div
                  key={one.day}
                  title={`${formatDay(one.day, 'short')}: ${one.articles ?? 0}`}
                  className={clsx('aspect-square rounded-xs', lookOf(one))}
                />
              ))}
            </div>
          ))}
        </div>
        <p className="mt-1 flex justify-between ps-9 text-xs text-quiet">
          <span>{shortDay(weeks[0]?.[0]?.day)}</span>
          <span>{m.thisWeek}</span>
        </p>
        <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
          {LEGEND.map(({ look, text }) => (
            <span key={text} className="inline-flex items-center gap-1.5">
              <span className={clsx('size-4 rounded-xs', look)} />
              {text}
            </span>
          ))}
        </figcaption>
      </figure>
      <DataTable
        caption={m.daysOfStreak}
        columns={[m.day, m.articles]}
        rows={days.map(({ day, articles }) => [formatDay(day, 'short'), articles])}
      />
    </Card>
  )
}

const Weekdays = () => (
  <div className="flex w-8 shrink-0 flex-col gap-1 text-xs text-quiet">
    {[m.monday, '', m.wednesday, '', m.friday, '', m.sunday].map((name, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week do not move
      <span key={n} className="flex min-h-0 flex-1 basis-0 items-center">
        {name}
      </span>
    ))}
  </div>
)

/** Distinguishable without colours. */
const NOTHING = 'border border-line'
const SOME = 'border border-accent bg-accent/35 forced-colors:border-2'
const MANY = 'border border-accent bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none'
const MANY_FROM = 4

const LEGEND = [
  { look: NOTHING, text: m.nothing },
  { look: SOME, text: m.upTo({ count: MANY_FROM - 1 }) },
  { look: MANY, text: m.orMore({ count: MANY_FROM }) },
]

function lookOf({ articles, isFuture }: CalendarDay): string {
  if (isFuture) return ''
  if (articles === undefined) return NOTHING
  return articles < MANY_FROM ? SOME : MANY
}

const streakText = ({ current_streak, longest_streak }: Streak) =>
  longest_streak === 0 ? m.noStreak : m.streak({ current: current_streak, longest: longest_streak })
