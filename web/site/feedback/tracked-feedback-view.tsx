import { Pencil } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { FeedbackDetail } from '#contract/site/feedback.ts'
import { isEditable } from '#contract/site/feedback-rules.ts'
import * as m from '#messages/site/feedback.ts'
import { PostedText } from '#web/community/shared/posted-text.tsx'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { ToneMark } from '#web/ui/tone-mark.tsx'
import { CopyTrackingId } from './copy-tracking-id.tsx'
import { EditFeedback, useHasEditDraft } from './edit-feedback.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusTimeline } from './status-timeline.tsx'

const SUCCESS_MS = 3000
/** Fits three lines of a phone. */
const LONG_SUBJECT = 90

export function TrackedFeedbackView({ feedback, trackingId }: { feedback: FeedbackDetail; trackingId: string }) {
  const hasEdit = useHasEditDraft(feedback)
  const [editing, setEditing] = useState<'resumed' | 'asked' | undefined>(hasEdit ? 'resumed' : undefined)
  const [saved, showSaved] = useBriefly(SUCCESS_MS)
  const heading = useRef<HTMLHeadingElement>(null)
  const isAnswered = Boolean(feedback.admin_response)
  const stopEditing = () => {
    setEditing(undefined)
    // The focused form disappears.
    heading.current?.focus()
  }

  return (
    <>
      <Header feedback={feedback} headingRef={heading} />
      <p role="status" className="sr-only">
        {saved}
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="space-y-6">
          {isAnswered && <Response feedback={feedback} />}
          {editing ? (
            <EditFeedback
              feedback={feedback}
              trackingId={trackingId}
              takesFocus={editing === 'asked'}
              onSaved={() => {
                showSaved(m.updated)
                stopEditing()
              }}
              onCancel={stopEditing}
            />
          ) : (
            <Message feedback={feedback} saved={saved} onEdit={() => setEditing('asked')} />
          )}
          {!isAnswered && <Response feedback={feedback} />}
        </div>
        <Card title={m.status}>
          <StatusTimeline feedback={feedback} />
        </Card>
      </div>
    </>
  )
}

function Header({ feedback, headingRef }: { feedback: FeedbackDetail; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const { subject } = feedback
  const isLong = subject.length > LONG_SUBJECT
  const [isWhole, setWhole] = useState(!isLong)
  return (
    <>
      <h1
        ref={headingRef}
        tabIndex={-1}
        dir="auto"
        lang={scriptLanguage(subject)}
        className={`mt-2 leading-snug font-semibold wrap-anywhere ${isLong ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-3xl'} ${isWhole ? '' : 'max-sm:line-clamp-3'}`}
      >
        {subject}
      </h1>
      {isLong && (
        <div className="sm:hidden">
          <Button variant="link" className="px-0!" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? m.showLessOfSubject : m.showWholeSubject}
          </Button>
        </div>
      )}
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

/** @param saved announced elsewhere */
function Message({ feedback, saved, onEdit }: { feedback: FeedbackDetail; saved: string | undefined; onEdit: () => void }) {
  return (
    <Card title={m.yourMessage}>
      <p dir="auto" lang={scriptLanguage(feedback.message)} className="whitespace-pre-wrap wrap-anywhere">
        {feedback.message}
      </p>
      {isEditable(feedback.status) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            {m.edit}
          </Button>
          {saved && (
            <span aria-hidden="true" className="flex items-center gap-2 font-semibold text-good">
              <ToneMark tone="success" />
              {saved}
            </span>
          )}
        </div>
      )}
    </Card>
  )
}

function Response({ feedback }: { feedback: FeedbackDetail }) {
  const { admin_response, responded_at } = feedback
  return (
    <Card title={m.response} intro={responded_at && <time dateTime={responded_at}>{formatInstant(responded_at)}</time>}>
      {admin_response ? (
        <div dir="auto" lang={scriptLanguage(admin_response)}>
          <PostedText text={admin_response} heading="h3" />
        </div>
      ) : (
        <p className="text-quiet">{m.noResponseYet}</p>
      )}
    </Card>
  )
}
