import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DEFAULT_RANGE, RANGES, type Range } from '#contract/newsroom/analytics-rules.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { communityActivity, communityStats, topContent } from './api.ts'
import { FigureCards } from './figure-cards.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { RangeChoice } from './range-choice.tsx'
import { TopList } from './top-list.tsx'
import { TrendChart } from './trend-chart.tsx'

export function CommunityAnalytics() {
  const [query, setQuery] = useSearchParams()
  const range = RANGES.find((one) => one === query.get('range')) ?? DEFAULT_RANGE
  const choose = (next: Range) => setQuery({ range: next }, { replace: true, preventScrollReset: true })
  const stats = useQuery(communityStats(range))
  const activity = useQuery(communityActivity(range))
  const top = useQuery(topContent(range))
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
          {activity.data ? <TrendChart days={activity.data} /> : <Skeleton className="h-60 w-full" />}
        </LoadedPart>
      </Card>
      <Card title="Top content" intro="Score = likes × 2 + replies">
        <LoadedPart from={top} what="The list">
          {top.data ? <TopList items={top.data} /> : <Skeleton className="h-60 w-full" />}
        </LoadedPart>
      </Card>
    </div>
  )
}
