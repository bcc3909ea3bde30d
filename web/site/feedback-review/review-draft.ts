import type { AdminFeedback } from '#contract/site/feedback.ts'
import { FEEDBACK_STATUSES, type FeedbackStatus } from '#contract/site/feedback-rules.ts'

/** What an admin is about to save. */
export interface ReviewDraft {
  status: FeedbackStatus
  admin_response: string
  /** The `updated_at` of what the admin had in view. */
  seen: string
}

type Reviewed = Pick<AdminFeedback, 'status' | 'admin_response' | 'updated_at'>

export const draftOf = ({ status, admin_response, updated_at }: Reviewed): ReviewDraft => ({
  status,
  admin_response: admin_response ?? '',
  seen: updated_at,
})

/** Whether saving it would change anything; blanks around a response do not count. */
export const isOther = (draft: ReviewDraft, item: Reviewed): boolean =>
  draft.status !== item.status || draft.admin_response.trim() !== (item.admin_response ?? '')

/** Kept by this product, but perhaps by another version of it, or by a curious hand. */
export function readDraft(text: string): ReviewDraft | undefined {
  try {
    const { status, admin_response, seen } = JSON.parse(text) as Partial<ReviewDraft>
    const isWhole =
      FEEDBACK_STATUSES.some((known) => known === status) && typeof admin_response === 'string' && typeof seen === 'string'
    return isWhole ? ({ status, admin_response, seen } as ReviewDraft) : undefined
  } catch {
    return undefined
  }
}
