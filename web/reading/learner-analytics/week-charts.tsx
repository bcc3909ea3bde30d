import type { LearnerAnalytics } from '#contract/reading/learner-analytics.ts'
import * as m from '#messages/reading/learner-analytics.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { shortDay } from './calendar.ts'

type Weeks = LearnerAnalytics['weeks']

export function WeekCharts({ weeks }: { weeks: Weeks }) {
  const now = weeks.at(-1)
  return (
    <Card title={m.readingByWeek} intro={now && m.weekNow({ articles: now.articles, minutes: now.minutes })}>
      <WeekChart weeks={weeks} />
      <DataTable
        caption={m.openedByWeek}
        columns={[m.weekOf, m.opened, m.minutes]}
        rows={weeks.map(({ week, articles, minutes }) => [formatDay(week, 'short'), articles, minutes])}
      />
    </Card>
  )
}

/** Minutes are estimated from articles. */
function WeekChart({ weeks }: { weeks: Weeks }) {
  const most = Math.max(...weeks.map(({ articles }) => articles))
  return (
    <figure aria-hidden="true">
      <figcaption className="text-sm font-medium">{m.articles}</figcaption>
      <div className="mt-2 flex h-36 items-stretch gap-1 border-b border-strong">
        {weeks.map(({ week, articles }) => (
          <div
            key={week}
            title={`${formatDay(week, 'short')}: ${articles}`}
            className="group flex min-w-0 flex-1 flex-col justify-end text-center text-xs text-quiet tabular-nums"
          >
            {articles > 0 && articles}
            <div
              className="rounded-t-xs bg-accent group-last:bg-signal forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
              style={{ height: `${most && (85 * articles) / most}%` }}
            />
          </div>
        ))}
      </div>
      <p className="mt-1 flex justify-between text-xs text-quiet">
        <span>{shortDay(weeks[0]?.week)}</span>
        <span>{m.thisWeek}</span>
      </p>
    </figure>
  )
}
