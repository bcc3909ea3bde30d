import { type FormEvent, type ReactNode, useState } from 'react'
import type { FeedbackDetail } from '#contract/site/feedback.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useSubmitFeedback } from './api.ts'
import { FeedbackFields, isComplete } from './feedback-fields.tsx'
import { SentPanel } from './sent-panel.tsx'
import { useFormMutation } from './use-form-mutation.ts'

/** The form below its title; after sending, the confirmation replaces both. */
export function SubmitFeedback({ children }: { children: ReactNode }) {
  const [{ sent, isAnother }, setState] = useState<{ sent?: FeedbackDetail; isAnother: boolean }>({ isAnother: false })
  if (sent) return <SentPanel sent={sent} onAnother={() => setState({ isAnother: true })} />
  return (
    <>
      {children}
      <SubmitForm takesFocus={isAnother} onSent={(sent) => setState({ sent, isAnother })} />
    </>
  )
}

function SubmitForm({ takesFocus, onSent }: { takesFocus: boolean; onSent: (sent: FeedbackDetail) => void }) {
  const draft = useDraft('feedback', { subject: '', message: '' })
  const submit = useSubmitFeedback()
  const send = useFormMutation(submit)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (submit.isPending || !isComplete(draft.values)) return
    draft.markTried()
    send(
      { words: draft.values, clientKey: draft.clientKey },
      {
        onStored: draft.clear,
        onSuccessVisible: onSent,
        successText: 'Your feedback has been sent',
        errorText: 'Failed to submit feedback',
      },
    )
  }

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <FeedbackFields values={draft.values} onChange={draft.set} takesFocus={takesFocus} />
      {submit.isError && !submit.isPending && (
        <Notice tone="error" title="Your feedback was not sent">
          {failureText(submit.error, 'Failed to submit feedback')}
        </Notice>
      )}
      <div className="flex justify-end">
        <Button type="submit" busy={submit.isPending} disabled={!isComplete(draft.values)} className="w-full sm:w-auto">
          Submit feedback
        </Button>
      </div>
    </form>
  )
}
