import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

interface BylineProps {
  entry: {
    author: { username: string } | null
    is_own: boolean
    is_sample: boolean
    category: string
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
      {entry.category}
      {entry.is_edited && 'Edited'}
      {entry.is_sample && <Badge>Sample</Badge>}
    </QuietLine>
  )
}

/** Entries without an author are samples. */
export const authorName = ({ author, is_own }: BylineProps['entry']): string =>
  author ? `${author.username}${is_own ? ' (you)' : ''}` : 'UPSC Current Catalyst'
