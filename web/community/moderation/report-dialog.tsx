import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { MAX_REPORT_CHARACTERS, REPORT_REASONS, type ReportReason } from '#contract/community/forum-rules.ts'
import type { ReportSubject } from '#contract/community/moderation-rules.ts'
import { storedLength } from '#contract/nfc.ts'
import * as m from '#messages/community/moderation/report-dialog.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { REASON_LABELS } from './report-reasons.ts'

interface ReportDialogProps {
  what: ReportSubject
  draftName: string
  description: string
  onSend: (reason: ReportReason, details: string) => Promise<unknown>
  onClose: () => void
}

export function ReportDialog({ what, draftName, description, onSend, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>()
  const draft = useDraft(draftName, { details: '' })
  const details = draft.values.details
  const report = useMutation({
    mutationFn: (chosen: ReportReason) => onSend(chosen, details.trim()),
    onSuccess: () => {
      draft.clear()
      onClose()
      toast(m.thanks({ what }), 'success')
    },
  })

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reason && !report.isPending) report.mutate(reason)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={m.reportIt({ what })}
      description={description}
    >
      <form noValidate onSubmit={send} className="space-y-4">
        <Reasons chosen={reason} onChoose={setReason} />
        <Field label={m.details} hint={remainingText(details)}>
          <TextArea
            rows={3}
            maxLength={MAX_REPORT_CHARACTERS}
            value={details}
            readOnly={report.isPending}
            onChange={(event) => draft.set('details', event.target.value)}
          />
        </Field>
        {report.isError && <Notice tone="error">{failureText(report.error, m.sendFailed)}</Notice>}
        <DialogFoot onCancel={onClose} action={m.sendReport} busy={report.isPending} disabled={!reason} />
      </form>
    </Dialog>
  )
}

function Reasons({ chosen, onChoose }: { chosen: ReportReason | undefined; onChoose: (reason: ReportReason) => void }) {
  return (
    <fieldset>
      <legend className="font-medium">{m.reason}</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className="flex min-h-11 items-center gap-3 py-1">
          <input type="radio" name="reason" value={reason} checked={chosen === reason} onChange={() => onChoose(reason)} />
          <span className="min-w-0 wrap-anywhere">{REASON_LABELS[reason]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const SHOW_REMAINING_BELOW = 200

function remainingText(details: string): string | undefined {
  const left = MAX_REPORT_CHARACTERS - storedLength(details)
  return left > SHOW_REMAINING_BELOW ? undefined : m.charactersLeft({ left })
}
