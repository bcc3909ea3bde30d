import type { ReportStats } from '#contract/community/moderation.ts'

const FIGURES: [keyof ReportStats, string][] = [
  ['total', 'Total'],
  ['pending', 'Pending'],
  ['reviewed', 'Reviewed'],
  ['resolved', 'Resolved'],
  ['dismissed', 'Dismissed'],
  ['today', 'Today'],
  ['thisWeek', 'This week'],
]

/** Shows dashes while loading, to avoid layout shift. */
export function ReportStatsCards({ stats }: { stats: ReportStats | undefined }) {
  return (
    <div className="@container">
      <dl aria-label="Report statistics" className="grid grid-cols-2 gap-1.5 @xs:grid-cols-4 @3xl:grid-cols-7 @3xl:gap-2">
        {FIGURES.map(([name, label]) => (
          <div
            key={name}
            className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-line bg-surface px-2 py-1.5 @3xl:px-3 @3xl:py-2"
          >
            <dt className="text-xs text-quiet wrap-anywhere @3xl:text-sm">{label}</dt>
            <dd
              className={`text-xl font-semibold tabular-nums ${name === 'pending' && stats && stats.pending > 0 ? 'text-signal' : ''}`}
            >
              {stats ? stats[name].toLocaleString('en-IN') : '–'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
