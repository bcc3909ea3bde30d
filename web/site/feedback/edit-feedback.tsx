import type { FormEvent } from 'react'
import { type FeedbackDetail, NOT_EDITABLE } from '#contract/site/feedback.ts'
import { isEditable } from '#contract/site/feedback-rules.ts'
import * as m from '#messages/site/feedback.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useEditFeedback } from './api.ts'
import { FeedbackFields, isComplete } from './feedback-fields.tsx'
import { useFormMutation } from './use-form-mutation.ts'

interface EditFeedbackProps {
  feedback: FeedbackDetail
  trackingId: string
  /** The form replaces the pressed button. */
  takesFocus: boolean
  onSaved: () => void
  onCancel: () => void
}

/** Feedback in progress cannot be saved; the text stays for copying. */
export function EditFeedback({ feedback, trackingId, takesFocus, onSaved, onCancel }: EditFeedbackProps) {
  const draft = useEditDraft(feedback)
  const edit = useEditFeedback(trackingId)
  const send = useFormMutation(edit)
  const mayEdit = isEditable(feedback.status)
  const isChanged = draft.values.subject !== feedback.subject || draft.values.message !== feedback.message

  const cancel = () => {
    draft.clear()
    onCancel()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (edit.isPending || !mayEdit || !isComplete(draft.values)) return
    send(
      { id: feedback.feedback_id, words: draft.values },
      {
        onStored: draft.clear,
        onSuccessVisible: onSaved,
        successText: m.updated,
        errorText: m.notUpdated,
      },
    )
  }

  return (
    <Card title={m.editYourMessage}>
      <form onSubmit={onSubmit} className="space-y-5">
        <FeedbackFields values={draft.values} onChange={draft.set} takesFocus={takesFocus} />
        {mayEdit && edit.isError && !edit.isPending && <Notice tone="error">{failureText(edit.error, m.notUpdated)}</Notice>}
        {!mayEdit && <Notice tone="error">{NOT_EDITABLE}</Notice>}
        <DialogFoot
          onCancel={cancel}
          action={m.saveChanges}
          busy={edit.isPending}
          disabled={!mayEdit || !isChanged || !isComplete(draft.values)}
        />
      </form>
    </Card>
  )
}

const useEditDraft = ({ feedback_id, subject, message }: FeedbackDetail) =>
  useDraft(`feedback-edit/${feedback_id}`, { subject, message })

export function useHasEditDraft(feedback: FeedbackDetail): boolean {
  const { values } = useEditDraft(feedback)
  return isEditable(feedback.status) && (values.subject !== feedback.subject || values.message !== feedback.message)
}
