import { Trash2 } from 'lucide-react'
import type { FormEvent } from 'react'
import type { AdminFeedback } from '#contract/site/feedback.ts'
import { FEEDBACK_STATUSES, type FeedbackStatus, MAX_RESPONSE, STATUS_LABELS } from '#contract/site/feedback-rules.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { useReviewFeedback } from '#web/site/feedback/api.ts'
import { lengthHint, lengthMistake } from '#web/site/feedback/length-mistake.ts'
import { useSending } from '#web/site/feedback/use-sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useReviewDraft } from './use-review-draft.ts'

interface ReviewFormProps {
  item: AdminFeedback
  onCurrent: (current: AdminFeedback) => void
  onDelete: () => void
  onSaved: () => void
}

export function ReviewForm({ item, onCurrent, onDelete, onSaved }: ReviewFormProps) {
  const { draft, isBegun, isOutdated, change, discard } = useReviewDraft(item)
  const review = useReviewFeedback(onCurrent)
  const send = useSending(review)
  const mistake = lengthMistake('Response', draft.admin_response, MAX_RESPONSE)
  const maySave = isBegun && !isOutdated && !mistake

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (review.isPending || !maySave) return
    const { seen: expected_updated_at, ...decision } = draft
    send(
      { id: item.feedback_id, decision: { ...decision, expected_updated_at } },
      {
        onStored: discard,
        onShown: onSaved,
        stored: 'Feedback updated successfully',
        failed: 'Failed to update feedback',
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
          lengthHint(draft.admin_response, MAX_RESPONSE) ?? 'The author reads it here and in a mail. Left blank, there is none.'
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
      {isOutdated && <ChangedMeanwhile item={item} onKeepMine={() => change({ seen: item.updated_at })} onTakeTheirs={discard} />}
      {review.isError && !review.isPending && !isOutdated && !isConflict(review.error) && (
        <Notice tone="error">{failureText(review.error, 'Failed to update feedback')}</Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="ghost" onClick={onDelete} disabled={review.isPending}>
          <Trash2 aria-hidden="true" className="size-5" />
          Delete…
        </Button>
        <div className="flex flex-wrap items-center gap-3">
          {isBegun && !isOutdated && (
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

/** What was there instead is told in a box of its own. */
const isConflict = (error: Error) => error instanceof CallError && error.current !== undefined
