import { formatNumber } from '#contract/amounts.ts'
import type { ReportStats } from '#contract/community/moderation.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { Skeleton } from '#web/ui/status/skeleton.tsx'

const FIGURES = [
  ['today', m.today],
  ['thisWeek', m.thisWeek],
] as const

/** Counts without a filter. */
export function ReportStatsCards({ stats }: { stats: ReportStats | undefined }) {
  return (
    <dl aria-label={m.statistics} className="flex flex-wrap gap-x-6 gap-y-1">
      {FIGURES.map(([name, label]) => (
        <div key={name} className="flex items-center gap-2">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="font-semibold tabular-nums">{stats ? formatNumber(stats[name]) : <Skeleton className="h-5 w-4" />}</dd>
        </div>
      ))}
    </dl>
  )
}
