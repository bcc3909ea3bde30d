import type { AdminFeedback } from '#contract/site/feedback.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { draftOf, isOther, type ReviewDraft, readDraft } from './review-draft.ts'

/** What was begun survives a closed window, a failed save and a reload; begun on what is no longer there, it says so. */
export function useReviewDraft(item: AdminFeedback) {
  const kept = useDraft(`feedback-review/${item.feedback_id}`, { begun: '' })
  const begun = readDraft(kept.values.begun)
  const isBegun = begun !== undefined && isOther(begun, item)
  const draft = isBegun ? begun : draftOf(item)
  return {
    draft,
    isBegun,
    isOutdated: isBegun && begun.seen !== item.updated_at,
    change: (part: Partial<ReviewDraft>) => {
      const next = { ...draft, ...part }
      if (isOther(next, item) || next.admin_response !== (item.admin_response ?? '')) kept.set('begun', JSON.stringify(next))
      else kept.clear()
    },
    discard: kept.clear,
  }
}
