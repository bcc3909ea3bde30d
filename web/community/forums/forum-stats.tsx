import { memo } from 'react'
import { formatNumber } from '#contract/amounts.ts'
import type { Forum } from '#contract/community/forums.ts'
import * as m from '#messages/community/forums.ts'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { type ForumStatistics, forumStatistics } from './forum-statistics.ts'

const FIGURES: [keyof ForumStatistics, string][] = [
  ['forums', m.forums],
  ['posts', m.posts],
  ['categories', m.categories],
  ['activeToday', m.activeToday],
]

interface ForumStatsProps {
  /** Undefined while loading. The cards are shown already, to avoid layout shift. */
  forums: readonly Forum[] | undefined
  categories: number | undefined
  now: Date
  timeZone: string | undefined
}

export const ForumStats = memo(function ForumStats({ forums, categories, now, timeZone }: ForumStatsProps) {
  const figures = forums && forumStatistics(forums, categories, now, timeZone)
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-1.5 @xs:grid-cols-[repeat(4,auto)] @lg:grid-cols-4 @lg:gap-3">
        {FIGURES.map(([name, label]) => (
          <div
            key={name}
            className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-line bg-surface px-2 py-1.5 @lg:px-4 @lg:py-2.5"
          >
            <dt className="text-xs text-quiet wrap-anywhere @lg:text-sm">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">
              {figures ? formatNumber(figures[name]) : <Skeleton className="my-1 h-5 w-8" />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
})
