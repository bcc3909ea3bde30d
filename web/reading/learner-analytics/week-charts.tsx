import type { LearnerAnalytics } from '#contract/reading/learner-analytics.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { shortDay } from './calendar.ts'

type Weeks = LearnerAnalytics['weeks']

export function WeekCharts({ weeks }: { weeks: Weeks }) {
  const now = weeks.at(-1)
  return (
    <Card
      title="Reading by week"
      intro={now && `This week: ${counted(now.articles, 'article')} opened, about ${now.minutes} min`}
    >
      <WeekChart weeks={weeks} />
      <DataTable
        caption="Articles opened and minutes by week"
        columns={['Week of', 'Opened', 'Minutes (estimated)']}
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
      <figcaption className="text-sm font-medium">Articles</figcaption>
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
        <span>this week</span>
      </p>
    </figure>
  )
}
