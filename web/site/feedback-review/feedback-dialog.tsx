import type { AdminFeedback } from '#contract/site/feedback.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { StatusTimeline } from '#web/site/feedback/status-timeline.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DeleteConfirmation } from './delete-confirmation.tsx'
import { ReviewForm } from './review-form.tsx'

export interface OpenFeedback {
  item: AdminFeedback
  step: 'review' | 'delete'
}

interface FeedbackDialogProps {
  open: OpenFeedback | undefined
  listed: AdminFeedback | undefined
  onChange: (open: OpenFeedback | undefined) => void
  /** Called after an edit conflict. */
  onCurrent: (current: AdminFeedback) => void
  onSaved: () => void
  onDeleted: () => void
}

/** One dialog for both steps: focus returns to the row. */
export function FeedbackDialog({ open, listed, onChange, onCurrent, onSaved, onDeleted }: FeedbackDialogProps) {
  const item = listed && open && listed.updated_at > open.item.updated_at ? listed : open?.item
  const close = () => onChange(undefined)
  return (
    <Dialog
      open={open !== undefined}
      onOpenChange={(isOpen) => !isOpen && close()}
      size={open?.step === 'review' ? 'wide' : 'default'}
      title={
        open?.step === 'delete' ? (
          'Delete feedback'
        ) : (
          <>
            Feedback <span className="inline-block wrap-anywhere">{item?.tracking_id}</span>
          </>
        )
      }
      description={item && <Sender item={item} />}
    >
      {open?.step === 'review' && item && (
        <ReviewView
          key={item.feedback_id}
          item={item}
          onCurrent={onCurrent}
          onDelete={() => onChange({ item, step: 'delete' })}
          onSaved={() => {
            close()
            onSaved()
          }}
        />
      )}
      {open?.step === 'delete' && item && (
        <DeleteConfirmation
          item={item}
          onCancel={close}
          onDeleted={() => {
            close()
            onDeleted()
          }}
        />
      )}
    </Dialog>
  )
}

function Sender({ item: { users, created_at } }: { item: AdminFeedback }) {
  return (
    <p className="wrap-anywhere">
      From {users.username} (<MailLink to={users.email} />
      ), <time dateTime={created_at}>{formatInstant(created_at)}</time>
    </p>
  )
}

function MailLink({ to }: { to: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(to)}`} className="underline underline-offset-4">
      {to}
    </a>
  )
}

interface ReviewViewProps {
  item: AdminFeedback
  /** Called after an edit conflict. */
  onCurrent: (current: AdminFeedback) => void
  onDelete: () => void
  onSaved: () => void
}

function ReviewView({ item, onCurrent, onDelete, onSaved }: ReviewViewProps) {
  return (
    <div className="space-y-6">
      <div className="grid items-start gap-6 md:grid-cols-[1fr_15rem]">
        <div className="min-w-0">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long messages need keyboard scrolling */}
          <section tabIndex={0} aria-label="Message" className="max-h-80 overflow-y-auto rounded-control">
            <h3 dir="auto" lang={scriptLanguage(item.subject)} className="mb-2 leading-snug font-semibold wrap-anywhere">
              {item.subject}
            </h3>
            <p dir="auto" lang={scriptLanguage(item.message)} className="whitespace-pre-wrap wrap-anywhere">
              {item.message}
            </p>
          </section>
        </div>
        <section aria-label="Status timeline">
          <StatusTimeline feedback={item} />
        </section>
      </div>
      <ReviewForm item={item} onCurrent={onCurrent} onDelete={onDelete} onSaved={onSaved} />
    </div>
  )
}
