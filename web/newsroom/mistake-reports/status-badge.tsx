import type { ComponentProps } from 'react'
import { MISTAKE_STATUS_LABELS, type MistakeStatus } from '#contract/newsroom/mistake-report-rules.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES: Record<MistakeStatus, ComponentProps<typeof Badge>['tone']> = {
  open: 'progress',
  corrected: 'good',
  no_mistake: 'neutral',
  duplicate: 'neutral',
}

/** A newer server may send unknown statuses. */
export function StatusBadge({ status }: { status: MistakeStatus }) {
  return <Badge tone={TONES[status]}>{MISTAKE_STATUS_LABELS[status] ?? status}</Badge>
}
