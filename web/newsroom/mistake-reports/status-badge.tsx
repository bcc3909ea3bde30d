import type { ComponentProps } from 'react'
import type { MistakeStatus } from '#contract/newsroom/mistake-report-rules.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES: Record<MistakeStatus, ComponentProps<typeof Badge>['tone']> = {
  open: 'progress',
  corrected: 'good',
  no_mistake: 'neutral',
  duplicate: 'neutral',
}

interface StatusBadgeProps {
  status: MistakeStatus
  /** Of the reader, or of the admin portal. */
  labels: Record<MistakeStatus, string>
}

/** A newer server may send unknown statuses. */
export function StatusBadge({ status, labels }: StatusBadgeProps) {
  return <Badge tone={TONES[status]}>{labels[status] ?? status}</Badge>
}
