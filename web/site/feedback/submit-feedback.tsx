import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { FeedbackDetail } from '#contract/site/feedback.ts'
import * as m from '#messages/site/feedback.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ToneMark } from '#web/ui/tone-mark.tsx'
import { useSubmitFeedback } from './api.ts'
import { CopyTrackingId } from './copy-tracking-id.tsx'
import { FeedbackFields, isComplete } from './feedback-fields.tsx'
import { useFormMutation } from './use-form-mutation.ts'

/** The confirmation also replaces the title. */
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
        successText: m.sent,
        errorText: m.notSubmitted,
      },
    )
  }

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <FeedbackFields values={draft.values} onChange={draft.set} takesFocus={takesFocus} />
      {submit.isError && !submit.isPending && (
        <Notice tone="error" title={m.notSent}>
          {failureText(submit.error, m.notSubmitted)}
        </Notice>
      )}
      <div className="flex justify-end">
        <Button type="submit" busy={submit.isPending} disabled={!isComplete(draft.values)} className="w-full sm:w-auto">
          {m.submit}
        </Button>
      </div>
    </form>
  )
}

function SentPanel({ sent, onAnother }: { sent: FeedbackDetail; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button disappears.
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className="mt-4 space-y-5 rounded-card border border-good bg-surface p-5 sm:p-6">
      <div className="flex gap-3">
        <ToneMark tone="success" />
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-xl leading-snug font-semibold">
            {m.thanks}
          </h1>
          <p className="mt-1 text-quiet">{m.weNotify}</p>
        </div>
      </div>
      <div className="space-y-1">
        <p className="text-sm text-quiet">{m.trackingId}</p>
        <CopyTrackingId trackingId={sent.tracking_id} isLarge />
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Link to={paths.feedbackTrack(sent.tracking_id)} className={buttonStyle()}>
          {m.track}
        </Link>
        <Link to={paths.myFeedback} className={buttonStyle({ variant: 'outline' })}>
          {m.myFeedback}
        </Link>
        <Button variant="outline" onClick={onAnother}>
          {m.sendMore}
        </Button>
      </div>
    </section>
  )
}
