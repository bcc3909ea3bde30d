import { Trash2 } from 'lucide-react'
import type { FormEvent } from 'react'
import type { AdminFeedback } from '#contract/site/feedback.ts'
import { FEEDBACK_STATUSES, type FeedbackStatus, MAX_RESPONSE, STATUS_LABELS } from '#contract/site/feedback-rules.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { lengthError, lengthHint } from '#web/site/feedback/text-length.ts'
import { useFormMutation } from '#web/site/feedback/use-form-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useReviewFeedback } from './api.ts'
import { EditConflictNotice } from './edit-conflict-notice.tsx'
import { draftOf, hasChanges, parseDraft, type ReviewDraft } from './review-draft.ts'

interface ReviewFormProps {
  item: AdminFeedback
  onCurrent: (current: AdminFeedback) => void
  onDelete: () => void
  onSaved: () => void
}

export function ReviewForm({ item, onCurrent, onDelete, onSaved }: ReviewFormProps) {
  const { draft, hasDraft, isOutdated, change, discard } = useReviewDraft(item)
  const review = useReviewFeedback(onCurrent)
  const send = useFormMutation(review)
  const mistake = lengthError('Response', draft.admin_response, MAX_RESPONSE)
  const maySave = hasDraft && !isOutdated && !mistake

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (review.isPending || !maySave) return
    const { seen: expected_updated_at, ...decision } = draft
    send(
      { id: item.feedback_id, decision: { ...decision, expected_updated_at } },
      {
        onStored: discard,
        onSuccessVisible: onSaved,
        successText: 'Feedback updated successfully',
        errorText: 'Failed to update feedback',
      },
    )
  }

  return (
    <form onSubmit={onSubmit} className="space-y-4 border-t border-line pt-4">
      <Field label="Status">
        <Select
          value={draft.status}
          onChange={(event) => change({ status: event.target.value as FeedbackStatus })}
          className="sm:max-w-60"
        >
          {FEEDBACK_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Response"
        hint={
          lengthHint(draft.admin_response, MAX_RESPONSE) ??
          'Sent to the author in the app and by email. Leave blank to send no response.'
        }
        error={mistake}
      >
        <TextArea
          dir="auto"
          rows={5}
          value={draft.admin_response}
          className="field-sizing-content min-h-32 max-h-80"
          onChange={(event) => change({ admin_response: event.target.value })}
        />
      </Field>
      {isOutdated && (
        <EditConflictNotice item={item} onKeepMine={() => change({ seen: item.updated_at })} onUseTheirs={discard} />
      )}
      {review.isError && !review.isPending && !isOutdated && !isEditConflict(review.error) && (
        <Notice tone="error">{failureText(review.error, 'Failed to update feedback')}</Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="ghost" className="text-danger!" onClick={onDelete} disabled={review.isPending}>
          <Trash2 aria-hidden="true" className="size-5" />
          Delete…
        </Button>
        <div className="flex flex-wrap items-center gap-3">
          {hasDraft && !isOutdated && (
            <Button variant="ghost" onClick={discard} disabled={review.isPending}>
              Discard changes
            </Button>
          )}
          <Button type="submit" busy={review.isPending} disabled={!maySave}>
            Update
          </Button>
        </div>
      </div>
    </form>
  )
}

const isEditConflict = (error: Error) => error instanceof CallError && error.current !== undefined

/** `isOutdated`: the feedback has changed since. */
function useReviewDraft(item: AdminFeedback) {
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
