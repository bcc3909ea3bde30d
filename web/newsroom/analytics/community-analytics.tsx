import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '#contract/amounts.ts'
import type { TopContent } from '#contract/newsroom/analytics.ts'
import { DEFAULT_RANGE, RANGES, type Range } from '#contract/newsroom/analytics-rules.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { communityActivity, communityStats, topContent } from './api.ts'
import { FigureCards } from './figure-cards.tsx'
import { isMissing, LoadedPart } from './loaded-part.tsx'
import { RangeChoice } from './range-choice.tsx'
import { TrendChart } from './trend-chart.tsx'

export function CommunityAnalytics() {
  const [query, setQuery] = useSearchParams()
  const range = RANGES.find((one) => one === query.get('range')) ?? DEFAULT_RANGE
  const choose = (next: Range) => setQuery({ range: next }, { replace: true, preventScrollReset: true })
  const stats = useQuery(communityStats(range))
  const activity = useQuery(communityActivity(range))
  const top = useQuery(topContent(range))
  const parts = [stats, activity, top]
  if (parts.every(isMissing))
    return (
      <LoadFailure title="The figures did not load" error={stats.error} onRetry={() => parts.map((part) => part.refetch())} />
    )
  return (
    <div className="space-y-6">
      <RangeChoice range={range} onRange={choose} />
      <p role="status" className="sr-only">
        {stats.isPending && 'Loading statistics'}
      </p>
      <div>
        <LoadedPart from={stats} what="The statistics">
          <FigureCards stats={stats.data} />
        </LoadedPart>
        <p className="mt-2 min-h-5 text-sm text-quiet">{stats.data && `Updated ${formatInstant(stats.data.as_of)}`}</p>
      </div>
      <Card title="Posts per day" intro="Posts and replies in forums, days in IST">
        <LoadedPart from={activity} what="The trend">
          {activity.data ? <TrendChart days={activity.data} /> : <ChartSkeleton />}
        </LoadedPart>
      </Card>
      <Card title="Top content" intro="Score = likes × 2 + replies">
        <LoadedPart from={top} what="The list">
          {top.data ? <TopList items={top.data} /> : <ListSkeleton />}
        </LoadedPart>
      </Card>
    </div>
  )
}

const BARS = ['h-16', 'h-28', 'h-20', 'h-40', 'h-24', 'h-36', 'h-12']

/** As high as the chart. */
const ChartSkeleton = () => (
  <div className="flex h-60 items-end justify-between gap-2 border-b border-line ps-12">
    {BARS.map((height) => (
      <Skeleton key={height} className={`w-full ${height}`} />
    ))}
  </div>
)

const ListSkeleton = () => (
  <div className="border-t border-line">
    {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
      <div key={row} className="flex justify-between gap-4 border-b border-line py-3.5">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-1/5" />
      </div>
    ))}
  </div>
)

const TYPES: Record<TopContent['type'], string> = { forum: 'Forum', discussion: 'Quiz discussion', other: 'Learning tip' }

function TopList({ items }: { items: TopContent[] }) {
  if (items.length === 0) return <EmptyState title="No content in this period" />
  return (
    <ol className="border-t border-line">
      {items.map(({ id, type, title, author, engagement, path }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3">
          <Link to={path} lang={scriptLanguage(title)} className="min-w-0 flex-1 basis-64 font-medium wrap-anywhere">
            {title}
          </Link>
          <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-quiet">
            <Badge>{TYPES[type]}</Badge>
            <span className="wrap-anywhere">{author}</span>
            <span className="tabular-nums">Score {formatNumber(engagement)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
