import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { FeedbackDetail } from '#contract/site/feedback.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { ToneMark } from '#web/ui/tone-mark.tsx'
import { CopyTrackingId } from './copy-tracking-id.tsx'

export function SentPanel({ sent, onAnother }: { sent: FeedbackDetail; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button disappears with the form.
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className="mt-4 space-y-5 rounded-card border border-good bg-surface p-5 sm:p-6">
      <div className="flex gap-3">
        <ToneMark tone="success" />
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-xl leading-snug font-semibold">
            Thank you, your feedback has been sent
          </h1>
          <p className="mt-1 text-quiet">We’ll notify you here and by email when there’s an update.</p>
        </div>
      </div>
      <div className="space-y-1">
        <p className="text-sm text-quiet">Tracking ID</p>
        <CopyTrackingId trackingId={sent.tracking_id} isLarge />
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Link to={paths.feedbackTrack(sent.tracking_id)} className={buttonStyle()}>
          Track feedback
        </Link>
        <Link to={paths.myFeedback} className={buttonStyle({ variant: 'outline' })}>
          My feedback
        </Link>
        <Button variant="outline" onClick={onAnother}>
          Send more feedback
        </Button>
      </div>
    </section>
  )
}
