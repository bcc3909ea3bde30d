import { formatIndianTime } from '#web/platform/time/indian-time.ts'
import { Badge } from '#web/ui/badge.tsx'

export function EntryStatus({ status, scheduledFor }: { status: 'published' | 'draft'; scheduledFor: string | null }) {
  if (status === 'published') return <Badge tone="good">Published</Badge>
  if (!scheduledFor) return <Badge tone="signal">Draft</Badge>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone="accent">Scheduled</Badge>
      <time dateTime={scheduledFor}>{formatIndianTime(scheduledFor)}</time>
    </span>
  )
}
