import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Report } from '#contract/community/moderation.ts'
import { MAX_NOTE_CHARACTERS, type Verdict as Word } from '#contract/community/moderation-rules.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { displayName } from './display-name.ts'
import { STATUS_LABELS } from './report-status.tsx'

interface DecisionPanelProps {
  report: Report
  /** Pending reports of the same content. */
  pendingOthers: number
  notes: string
  onNotes: (text: string) => void
  box: RefObject<HTMLTextAreaElement | null>
  deciding: Word | undefined
  onDecide: (status: Word, withOthers: boolean) => void
  onNextPending: (() => void) | undefined
}

const DECISIONS: { status: Word; label: string; key: string; meaning: string }[] = [
  { status: 'reviewed', label: m.markReviewed, key: 'R', meaning: m.reviewedMeans },
  { status: 'resolved', label: m.resolve, key: 'E', meaning: m.resolvedMeans },
  { status: 'dismissed', label: m.dismissReport, key: 'D', meaning: m.dismissedMeans },
]

export function DecisionPanel(props: DecisionPanelProps) {
  const { report, pendingOthers, notes, onNotes, box, deciding, onDecide, onNextPending } = props
  const [withOthers, setWithOthers] = useState(false)
  const wasPending = useRef(report.status === 'pending')
  if (report.status !== 'pending')
    return <Decided report={report} onNextPending={onNextPending} takesFocus={wasPending.current} />
  return (
    <>
      <section aria-label={m.notes} className="space-y-3 border-t border-line pt-4">
        <Field label={m.optionalNotes} hint={m.notesHint}>
          <TextArea
            ref={box}
            dir="auto"
            rows={2}
            value={notes}
            maxLength={MAX_NOTE_CHARACTERS}
            className="field-sizing-content max-h-60"
            onChange={(event) => onNotes(event.target.value)}
          />
        </Field>
        {pendingOthers > 0 && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" checked={withOthers} onChange={({ target }) => setWithOthers(target.checked)} />
            {m.applyToOthers({ count: pendingOthers, subject: report.subject })}
          </label>
        )}
        <ul aria-label={m.whatDecisionsMean} className="text-sm text-quiet">
          {DECISIONS.map(({ status, label, meaning }) => (
            <li key={status}>
              <span className="font-medium">{label}</span>: {meaning}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={m.decision} className={BAR_STYLE}>
        {DECISIONS.map(({ status, label, key }) => (
          <Button
            key={status}
            variant={status === 'resolved' ? 'default' : 'outline'}
            title={`${label} (${key})`}
            aria-keyshortcuts={key}
            className="max-sm:px-2 max-sm:text-sm"
            busy={deciding === status}
            disabled={deciding !== undefined}
            onClick={() => onDecide(status, withOthers)}
          >
            {label}
          </Button>
        ))}
      </section>
    </>
  )
}

const BAR_STYLE =
  '-mx-5 -mb-5 flex flex-wrap items-center gap-1.5 rounded-b-card border-t border-line bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:gap-2 sm:px-6 [@media(min-height:45rem)]:sticky [@media(min-height:45rem)]:-bottom-4'

interface DecidedProps {
  report: Report
  onNextPending: (() => void) | undefined
  /** The focused buttons have disappeared. */
  takesFocus: boolean
}

function Decided({ report, onNextPending, takesFocus }: DecidedProps) {
  const { status, reviewer, reviewed_at, admin_notes } = report
  const decided = {
    status: STATUS_LABELS[status],
    name: displayName(reviewer),
    strong: (text: ReactNode) => <strong>{text}</strong>,
  }
  const line = useRef<HTMLParagraphElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) (next.current ?? line.current)?.focus()
  }, [takesFocus])
  return (
    <>
      {admin_notes && (
        <section aria-label={m.notes} className="border-t border-line pt-4">
          <p dir="auto" className="whitespace-pre-line text-quiet wrap-anywhere">
            {admin_notes}
          </p>
        </section>
      )}
      <section aria-label={m.decision} className={`${BAR_STYLE} justify-between`}>
        <p ref={line} tabIndex={-1} role="status" className="wrap-anywhere outline-none">
          {reviewed_at ? m.decidedByAt({ ...decided, time: formatInstant(reviewed_at) }) : m.decidedBy(decided)}
        </p>
        {onNextPending ? (
          <Button ref={next} title={m.nextPendingReport} aria-keyshortcuts="J" onClick={onNextPending}>
            {m.nextPending}
          </Button>
        ) : (
          <p className="text-quiet">{m.noMoreReports}</p>
        )}
      </section>
    </>
  )
}
