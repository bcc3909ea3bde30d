import { Link } from 'react-router'
import type { TopContent } from '#contract/newsroom/analytics.ts'
import { formatNumber } from '#web/platform/text/amounts.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'

const TYPES: Record<TopContent['type'], string> = { forum: 'Forum', discussion: 'Quiz discussion', other: 'Learning tip' }

export function TopList({ items }: { items: TopContent[] }) {
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
