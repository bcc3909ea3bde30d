import type { ComponentProps } from 'react'
import { type FeedbackStatus, STATUS_LABELS } from '#contract/site/feedback-rules.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES: Record<FeedbackStatus, ComponentProps<typeof Badge>['tone']> = {
  submitted: 'neutral',
  received: 'accent',
  in_progress: 'progress',
  resolved: 'good',
  closed: 'neutral',
}

/** Newer servers may send unknown statuses. */
export function StatusBadge({ status }: { status: FeedbackStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status] ?? status}</Badge>
}
