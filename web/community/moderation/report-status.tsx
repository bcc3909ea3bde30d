import type { ComponentProps } from 'react'
import type { ReportStatus } from '#contract/community/moderation-rules.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { Badge } from '#web/ui/badge.tsx'

export const STATUS_LABELS: Record<ReportStatus, string> = {
  pending: m.pending,
  reviewed: m.reviewed,
  resolved: m.resolved,
  dismissed: m.dismissed,
}

const TONES: Record<ReportStatus, ComponentProps<typeof Badge>['tone']> = {
  pending: 'signal',
  reviewed: 'accent',
  resolved: 'good',
  dismissed: 'neutral',
}

export function ReportStatusBadge({ status }: { status: ReportStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
}
