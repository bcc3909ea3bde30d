import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FeedbackDetail } from '#contract/feedback.ts'
import { isEditable } from '#contract/feedback-rules.ts'
import { formatInstant } from '#web/platform/dates.ts'
import { PostedText } from '#web/platform/posted-text.tsx'
import { useBriefly } from '#web/platform/use-briefly.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QuietLine } from '#web/ui/quiet-line.tsx'
import { CopyTrackingId } from './copy-tracking-id.tsx'
import { EditFeedback, useHasEdit } from './edit-feedback.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusTimeline } from './status-timeline.tsx'

const SUCCESS_MS = 3000

/** @param trackingId as it stands in the address */
export function TrackedFeedbackView({ feedback, trackingId }: { feedback: FeedbackDetail; trackingId: string }) {
  const [isEditing, setEditing] = useState(useHasEdit(feedback))
  const [saved, saySaved] = useBriefly(SUCCESS_MS)
  const heading = useRef<HTMLHeadingElement>(null)
  const stopEditing = () => {
    setEditing(false)
    // The form that had the focus is gone.
    heading.current?.focus()
  }

  return (
    <>
      <Head feedback={feedback} headingRef={heading} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
        <div className="space-y-6">
          {saved && <Notice tone="success">{saved}</Notice>}
          {isEditing ? (
            <EditFeedback
              feedback={feedback}
              trackingId={trackingId}
              onSaved={() => {
                saySaved('Feedback updated successfully')
                stopEditing()
              }}
              onCancel={stopEditing}
            />
          ) : (
            <Message feedback={feedback} onEdit={() => setEditing(true)} />
          )}
          <Response feedback={feedback} />
        </div>
        <Card title="Status">
          <StatusTimeline of={feedback} />
        </Card>
      </div>
    </>
  )
}

function Head({ feedback, headingRef }: { feedback: FeedbackDetail; headingRef: React.RefObject<HTMLHeadingElement | null> }) {
  return (
    <>
      <h1
        ref={headingRef}
        tabIndex={-1}
        dir="auto"
        className="mt-2 text-2xl leading-snug font-semibold wrap-anywhere sm:text-3xl"
      >
        {feedback.subject}
      </h1>
      <div className="mt-2">
        <QuietLine>
          <StatusBadge status={feedback.status} />
          <time dateTime={feedback.created_at}>{formatInstant(feedback.created_at)}</time>
        </QuietLine>
        <CopyTrackingId trackingId={feedback.tracking_id} />
      </div>
    </>
  )
}

function Message({ feedback, onEdit }: { feedback: FeedbackDetail; onEdit: () => void }) {
  return (
    <Card title="Your message">
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {feedback.message}
      </p>
      {isEditable(feedback.status) && (
        <Button variant="outline" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
      )}
    </Card>
  )
}

function Response({ feedback }: { feedback: FeedbackDetail }) {
  const { admin_response, responded_at } = feedback
  return (
    <Card title="Response" intro={responded_at && <time dateTime={responded_at}>{formatInstant(responded_at)}</time>}>
      {admin_response ? (
        <div dir="auto">
          <PostedText text={admin_response} heading="h3" />
        </div>
      ) : (
        <p className="text-quiet">There is no response yet. You are told here and by e-mail when there is.</p>
      )}
    </Card>
  )
}
