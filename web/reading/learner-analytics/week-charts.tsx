import type { LearnerAnalytics } from '#contract/reading/learner-analytics.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { shortDay } from './calendar.ts'
import { DataTable } from './data-table.tsx'

type Weeks = LearnerAnalytics['weeks']

export function WeekCharts({ weeks }: { weeks: Weeks }) {
  const now = weeks.at(-1)
  return (
    <Card title="Reading by week" intro={now && `This week: ${counted(now.articles, 'article')}, about ${now.minutes} min`}>
      <div className="grid gap-6 sm:grid-cols-2">
        <WeekChart title="Articles" weeks={weeks} of={({ articles }) => articles} />
        <WeekChart title="Minutes (estimated)" weeks={weeks} of={({ minutes }) => minutes} />
      </div>
      <DataTable
        caption="Articles and minutes by week"
        columns={['Week of', 'Articles', 'Minutes']}
        rows={weeks.map(({ week, articles, minutes }) => [formatDay(week, 'short'), articles, minutes])}
      />
    </Card>
  )
}

function WeekChart({ title, weeks, of }: { title: string; weeks: Weeks; of: (week: Weeks[number]) => number }) {
  const most = Math.max(...weeks.map(of))
  return (
    <figure aria-hidden="true">
      <figcaption className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{title}</span>
        <span className="text-quiet">most: {most}</span>
      </figcaption>
      <div className="mt-2 flex h-28 items-end gap-1 border-b border-strong">
        {weeks.map((week) => (
          <div
            key={week.week}
            title={`${formatDay(week.week, 'short')}: ${of(week)}`}
            className="flex-1 rounded-t-xs bg-accent last:bg-signal forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
            style={{ height: `${most && Math.max((100 * of(week)) / most, of(week) && 3)}%` }}
          />
        ))}
      </div>
      <p className="mt-1 flex justify-between text-xs text-quiet">
        <span>{shortDay(weeks[0]?.week)}</span>
        <span>this week</span>
      </p>
    </figure>
  )
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
