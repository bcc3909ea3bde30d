import type { HubCategory } from '#contract/community/peer-learning-rules.ts'
import * as m from '#messages/community/peer-learning.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { CATEGORY_LABELS } from './category-labels.ts'

interface BylineProps {
  entry: {
    author: { username: string } | null
    is_own: boolean
    is_sample: boolean
    category: HubCategory
    created_at: string
    is_edited?: boolean
  }
  now: Date
}

export function Byline({ entry, now }: BylineProps) {
  return (
    <QuietLine>
      {!entry.is_sample && <span className="font-semibold text-ink wrap-anywhere">{authorName(entry)}</span>}
      <time dateTime={entry.created_at} title={formatInstant(entry.created_at)}>
        {relativeTime(entry.created_at, now)}
      </time>
      {CATEGORY_LABELS[entry.category]}
      {entry.is_edited && m.edited}
      {entry.is_sample && <Badge>{m.sample}</Badge>}
    </QuietLine>
  )
}

/** Entries without an author are samples. */
export const authorName = ({ author, is_own }: BylineProps['entry']): string =>
  author ? (is_own ? m.you({ name: author.username }) : author.username) : 'UPSC Current Catalyst'
