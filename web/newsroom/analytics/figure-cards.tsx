import type { ReactNode } from 'react'
import type { CommunityStats } from '#contract/newsroom/analytics.ts'
import { type EngagementTone, engagementTone, shortNumber } from '#contract/newsroom/analytics-rules.ts'

type Count = Exclude<keyof CommunityStats, 'engagement_rate' | 'as_of'>

const COUNTS: [name: Count, label: string][] = [
  ['total_users', 'People'],
  ['pro_users', 'Pro members'],
  ['active_users_today', 'Active today'],
  ['active_users_week', 'Active in 7 days'],
  ['total_posts', 'Posts and replies'],
  ['total_discussions', 'Quiz discussions'],
]

/** A colour never stands alone. */
const TONES: Record<EngagementTone, { look: string; word: string }> = {
  good: { look: 'text-good', word: 'high' },
  fair: { look: 'text-signal', word: 'fair' },
  poor: { look: 'text-danger', word: 'low' },
}

/** Dashes keep the place of what is not known yet. */
export function FigureCards({ stats }: { stats: CommunityStats | undefined }) {
  const tone = stats && TONES[engagementTone(stats.engagement_rate)]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {COUNTS.map(([name, label]) => (
        <Card key={name} label={label}>
          {stats ? <span title={stats[name].toLocaleString('en-IN')}>{shortNumber(stats[name])}</span> : '–'}
        </Card>
      ))}
      <Card label="Engagement">
        {stats && tone ? (
          <span className={tone.look}>
            {stats.engagement_rate}% <span className="text-base font-medium">{tone.word}</span>
          </span>
        ) : (
          '–'
        )}
      </Card>
    </dl>
  )
}

function Card({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-quiet wrap-anywhere">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
