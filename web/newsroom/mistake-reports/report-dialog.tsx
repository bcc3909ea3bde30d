import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { REPORT_TEXT } from '#contract/newsroom/mistake-report-rules.ts'
import * as m from '#messages/newsroom/mistake-reports/report-dialog.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { draftName, type ReportedPassage, sendReport } from './api.ts'

interface ReportDialogProps {
  articleId: string
  lang: Language
  passage: ReportedPassage
  onClose: () => void
}

/** The draft survives failures and closing. */
export function ReportDialog({ articleId, lang, passage, onClose }: ReportDialogProps) {
  const draft = useDraft(draftName(articleId, passage), { description: '' })
  const description = draft.values.description
  const [error, setError] = useState<string>()
  const report = useMutation({
    mutationFn: () => sendReport(articleId, { client_key: draft.clientKey, language: lang, passage, description }),
    // The outbox waits for the network itself.
    networkMode: 'always',
    onSuccess: ({ state }) => {
      draft.clear()
      onClose()
      toast(state === 'waiting' ? m.waiting : m.sent, 'success')
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isLongEnough = description.trim().length >= REPORT_TEXT.least
    setError(isLongEnough ? undefined : m.tooShort({ least: REPORT_TEXT.least }))
    if (!isLongEnough || report.isPending) return
    draft.markTried()
    report.mutate()
  }
  return (
    <Dialog open onOpenChange={onClose} title={m.title} description={passage ? undefined : m.aboutAll}>
      <form noValidate onSubmit={send} className="space-y-4">
        {passage && (
          <blockquote
            lang={lang}
            className="max-h-40 overflow-y-auto border-s-2 border-signal ps-3 leading-reading wrap-anywhere"
          >
            {passage.quote}
          </blockquote>
        )}
        <Field label={m.whatIsWrong} hint={m.hint} error={error}>
          <TextArea
            rows={4}
            maxLength={REPORT_TEXT.most}
            value={description}
            readOnly={report.isPending}
            onChange={({ target }) => draft.set('description', target.value)}
          />
        </Field>
        {report.isError && <Notice tone="error">{failureText(report.error, m.notSent)}</Notice>}
        <DialogFoot onCancel={onClose} action={m.send} busy={report.isPending} />
      </form>
    </Dialog>
  )
}
