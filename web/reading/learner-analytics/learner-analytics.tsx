import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'
import type { LearnerAnalytics as Figures } from '#contract/reading/learner-analytics.ts'
import * as m from '#messages/reading/learner-analytics.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { ownAnalytics } from './api.ts'
import { PaperShares } from './paper-shares.tsx'
import { StreakCalendar } from './streak-calendar.tsx'
import { WeekCharts } from './week-charts.tsx'

export function LearnerAnalytics() {
  const { data, isError, error, refetch } = useQuery(ownAnalytics())
  if (data) return isEmpty(data) ? <Nothing /> : <Pictures analytics={data} />
  if (isError) return <LoadFailure title={m.progressDidNotLoad} error={error} onRetry={() => refetch()} />
  return (
    <PageLoading label={m.loading}>
      <div className="space-y-6">
        <SkeletonCard lines={6} className="h-72" />
        <SkeletonCard lines={8} className="h-96" />
      </div>
    </PageLoading>
  )
}

const Pictures = ({ analytics }: { analytics: Figures }) => (
  <div className="space-y-6">
    <WeekCharts weeks={analytics.weeks} />
    <StreakCalendar analytics={analytics} />
    <PaperShares papers={analytics.papers} />
  </div>
)

const isEmpty = ({ weeks, days, papers }: Figures) =>
  days.length === 0 && papers.length === 0 && weeks.every(({ articles }) => articles === 0)

const Nothing = () => (
  <EmptyState
    icon={ChartColumn}
    title={m.nothingYet}
    action={
      <Link to={paths.dashboard} className={buttonStyle()}>
        {m.startReading}
      </Link>
    }
  >
    {m.whatAppears}
  </EmptyState>
)
