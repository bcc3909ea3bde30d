import type { ReactNode } from 'react'
import { formatNumber } from '#contract/amounts.ts'
import type { CommunityStats } from '#contract/newsroom/analytics.ts'
import { type EngagementTone, engagementTone, shortNumber } from '#contract/newsroom/analytics-rules.ts'
import { Skeleton } from '#web/ui/status/skeleton.tsx'

type Count = Exclude<keyof CommunityStats, 'engagement_rate' | 'as_of'>

const COUNTS: [name: Count, label: string][] = [
  ['total_users', 'Users'],
  ['pro_users', 'Pro members'],
  ['active_users_today', 'Active today'],
  ['active_users_week', 'Active in 7 days'],
  ['total_posts', 'Posts and replies'],
  ['total_discussions', 'Quiz discussions'],
]

/** Colours of the specification. The labels are for users who cannot see colours. */
const TONES: Record<EngagementTone, { className: string; label: string }> = {
  good: { className: 'text-good', label: 'high' },
  fair: { className: 'text-signal', label: 'fair' },
  poor: { className: 'text-danger', label: 'low' },
}

const UPLOAD_COUNTS = COUNTS.filter(([name]) => ['pro_users', 'total_posts', 'total_discussions'].includes(name))

export function UploadFigureCards({ stats }: { stats: CommunityStats | undefined }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 sm:gap-3">
      <CountCards counts={UPLOAD_COUNTS} stats={stats} />
    </dl>
  )
}

export function FigureCards({ stats }: { stats: CommunityStats | undefined }) {
  const tone = stats && TONES[engagementTone(stats.engagement_rate)]
  return (
    <dl className="grid grid-cols-2 gap-2 *:last:col-span-2 sm:grid-cols-3 sm:gap-3 sm:*:last:col-span-3 lg:grid-cols-4 lg:*:last:col-span-2">
      <CountCards counts={COUNTS} stats={stats} />
      <FigureCard
        label="Engagement"
        note="Those who posted, replied or reacted, of all with access to the community. High from 80%, fair from 60%."
      >
        {stats && tone ? (
          <span className={tone.className}>
            {stats.engagement_rate}% <span className="text-base font-medium">{tone.label}</span>
          </span>
        ) : (
          <FigureSkeleton />
        )}
      </FigureCard>
    </dl>
  )
}

function CountCards({ counts, stats }: { counts: typeof COUNTS; stats: CommunityStats | undefined }) {
  return counts.map(([name, label]) => (
    <FigureCard key={name} label={label}>
      {stats ? <span title={formatNumber(stats[name])}>{shortNumber(stats[name])}</span> : <FigureSkeleton />}
    </FigureCard>
  ))
}

/** As high as a number. */
const FigureSkeleton = () => <Skeleton className="h-8 w-14" />

function FigureCard({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-line bg-surface px-2 py-3 sm:px-4">
      <dt className="text-sm text-quiet wrap-anywhere">
        {label}
        {note && <span className="block">{note}</span>}
      </dt>
      <dd className="text-2xl font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
