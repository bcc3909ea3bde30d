import type { AdminFeedback } from '#contract/site/feedback.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { draftOf, hasChanges, parseDraft, type ReviewDraft } from './review-draft.ts'

/** Stores unsaved changes across closing the dialog, failed saves and reloads. `isOutdated` tells that the feedback has changed since. */
export function useReviewDraft(item: AdminFeedback) {
  const store = useDraft(`feedback-review/${item.feedback_id}`, { begun: '' })
  const saved = parseDraft(store.values.begun)
  const hasDraft = saved !== undefined && hasChanges(saved, item)
  const draft = hasDraft ? saved : draftOf(item)
  return {
    draft,
    hasDraft,
    isOutdated: hasDraft && saved.seen !== item.updated_at,
    change: (part: Partial<ReviewDraft>) => {
      const next = { ...draft, ...part }
      if (hasChanges(next, item) || next.admin_response !== (item.admin_response ?? '')) store.set('begun', JSON.stringify(next))
      else store.clear()
    },
    discard: store.clear,
  }
}
