import type { FormEvent } from 'react'
import { type FeedbackDetail, NOT_EDITABLE } from '#contract/site/feedback.ts'
import { isEditable } from '#contract/site/feedback-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useEditFeedback } from './api.ts'
import { FeedbackFields, isReady } from './feedback-fields.tsx'
import { useSending } from './use-sending.ts'

interface EditFeedbackProps {
  feedback: FeedbackDetail
  trackingId: string
  /** Comes in place of a button that was just pressed. */
  takesFocus: boolean
  onSaved: () => void
  onCancel: () => void
}

/** What is typed survives a reload. Once somebody works on the feedback nothing more can be saved, but the words stay to be copied. */
export function EditFeedback({ feedback, trackingId, takesFocus, onSaved, onCancel }: EditFeedbackProps) {
  const draft = useEditDraft(feedback)
  const edit = useEditFeedback(trackingId)
  const send = useSending(edit)
  const mayEdit = isEditable(feedback.status)
  const isOther = draft.values.subject !== feedback.subject || draft.values.message !== feedback.message

  const cancel = () => {
    draft.clear()
    onCancel()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (edit.isPending || !mayEdit || !isReady(draft.values)) return
    send(
      { id: feedback.feedback_id, words: draft.values },
      {
        onStored: draft.clear,
        onShown: onSaved,
        stored: 'Feedback updated successfully',
        failed: 'Failed to update feedback',
      },
    )
  }

  return (
    <Card title="Edit your message">
      <form onSubmit={onSubmit} className="space-y-5">
        <FeedbackFields values={draft.values} onChange={draft.set} takesFocus={takesFocus} />
        {mayEdit && edit.isError && !edit.isPending && (
          <Notice tone="error">{failureText(edit.error, 'Failed to update feedback')}</Notice>
        )}
        {!mayEdit && <Notice tone="error">{NOT_EDITABLE}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={cancel} disabled={edit.isPending}>
            Cancel
          </Button>
          <Button type="submit" busy={edit.isPending} disabled={!mayEdit || !isOther || !isReady(draft.values)}>
            Save changes
          </Button>
        </div>
      </form>
    </Card>
  )
}

const useEditDraft = ({ feedback_id, subject, message }: FeedbackDetail) =>
  useDraft(`feedback-edit/${feedback_id}`, { subject, message })

/** Whether an edit was begun and not ended: after a reload it goes on. */
export function useHasEdit(feedback: FeedbackDetail): boolean {
  const { values } = useEditDraft(feedback)
  return isEditable(feedback.status) && (values.subject !== feedback.subject || values.message !== feedback.message)
}
