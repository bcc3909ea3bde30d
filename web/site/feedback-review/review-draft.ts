import type { AdminFeedback } from '#contract/site/feedback.ts'
import { FEEDBACK_STATUSES, type FeedbackStatus } from '#contract/site/feedback-rules.ts'

export interface ReviewDraft {
  status: FeedbackStatus
  admin_response: string
  /** `updated_at` of the edited version. */
  seen: string
}

type Reviewed = Pick<AdminFeedback, 'status' | 'admin_response' | 'updated_at'>

export const draftOf = ({ status, admin_response, updated_at }: Reviewed): ReviewDraft => ({
  status,
  admin_response: admin_response ?? '',
  seen: updated_at,
})

export const hasChanges = (draft: ReviewDraft, item: Reviewed): boolean =>
  draft.status !== item.status || draft.admin_response.trim() !== (item.admin_response ?? '')

/** Other versions may have stored it. */
export function parseDraft(text: string): ReviewDraft | undefined {
  try {
    const { status, admin_response, seen } = JSON.parse(text) as Partial<ReviewDraft>
    const isValid =
      FEEDBACK_STATUSES.some((known) => known === status) && typeof admin_response === 'string' && typeof seen === 'string'
    return isValid ? ({ status, admin_response, seen } as ReviewDraft) : undefined
  } catch {
    return undefined
  }
}
