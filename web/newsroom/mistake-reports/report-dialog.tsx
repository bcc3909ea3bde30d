import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { REPORT_TEXT } from '#contract/newsroom/mistake-report-rules.ts'
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
      toast(state === 'waiting' ? WAITING : SENT, 'success')
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isLongEnough = description.trim().length >= REPORT_TEXT.least
    setError(isLongEnough ? undefined : TOO_SHORT)
    if (!isLongEnough || report.isPending) return
    draft.markTried()
    report.mutate()
  }
  return (
    <Dialog open onOpenChange={onClose} title="Report a mistake" description={passage ? undefined : ABOUT_ALL}>
      <form noValidate onSubmit={send} className="space-y-4">
        {passage && (
          <blockquote
            lang={lang}
            className="max-h-40 overflow-y-auto border-l-2 border-signal pl-3 leading-reading wrap-anywhere"
          >
            {passage.quote}
          </blockquote>
        )}
        <Field label="What is wrong?" hint={HINT} error={error}>
          <TextArea
            rows={4}
            maxLength={REPORT_TEXT.most}
            value={description}
            readOnly={report.isPending}
            onChange={({ target }) => draft.set('description', target.value)}
          />
        </Field>
        {report.isError && (
          <Notice tone="error">
            {failureText(report.error, 'The report could not be sent. Please try again; your text is kept.')}
          </Notice>
        )}
        <DialogFoot onCancel={onClose} action="Send report" busy={report.isPending} />
      </form>
    </Dialog>
  )
}

const ABOUT_ALL = 'About the article as a whole. To report a sentence, select it in the text first.'
const HINT = 'If you can, say what is correct and where to check it.'
const TOO_SHORT = `Please write at least ${REPORT_TEXT.least} characters.`
const SENT = 'Thank you. The editors check it, and you are notified of the outcome.'
const WAITING = 'Your report is kept on this device and sent when you are online.'
