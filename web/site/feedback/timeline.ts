import { FEEDBACK_STATUSES, type FeedbackStatus } from '#contract/site/feedback-rules.ts'

interface StatusChange {
  status: FeedbackStatus
  changed_at: string
  changed_by?: string | null
}

export interface Step {
  status: FeedbackStatus
  /** `undefined`: skipped or undone. */
  at?: string
  by?: string | null | undefined
}

interface Tracked {
  status: FeedbackStatus
  created_at: string
  status_changes: StatusChange[]
}

export function stepsOf({ status, created_at, status_changes }: Tracked): Step[] {
  const reached = new Map<FeedbackStatus, StatusChange>()
  for (const change of status_changes) {
    for (const later of FEEDBACK_STATUSES.slice(rankOf(change.status))) reached.delete(later)
    reached.set(change.status, change)
  }
  return FEEDBACK_STATUSES.slice(0, rankOf(status) + 1).map((step) => {
    if (step === 'submitted') return { status: step, at: created_at }
    const change = reached.get(step)
    return change ? { status: step, at: change.changed_at, by: change.changed_by } : { status: step }
  })
}

const rankOf = (status: FeedbackStatus) => FEEDBACK_STATUSES.indexOf(status)
