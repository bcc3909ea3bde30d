import { MAX_RECALL_REASON } from '#contract/newsroom/correction-rules.ts'
import { FieldMistake, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useRecall } from './api.ts'

export interface RecallDialogProps {
  entryId: string
  article: { articleId: string; title: string }
  onClose: () => void
}

export function RecallDialog({ entryId, article: { articleId, title }, onClose }: RecallDialogProps) {
  const { recall } = useRecall(entryId)
  const { isBusy, onSubmit, error, errorOf } = useSubmit(
    async (form) => {
      const reason = textOf(form, 'reason').trim()
      if (!reason) throw new FieldMistake('reason', 'Say why the article is taken back')
      await recall.mutateAsync({ articleId, reason })
      toast('The article was recalled.', 'success')
      onClose()
    },
    'We could not recall the article. Please try again.',
    { reason: 'reason' },
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Recall this article"
      description={
        <>
          <p className="wrap-anywhere">{title}</p>
          <p className="mt-2">
            It leaves lists, search, quizzes to come and stored days; cards of it wait. Who has its address or a bookmark sees
            when and why. It can be put back with everything that belongs to it.
          </p>
        </>
      }
    >
      <form onSubmit={onSubmit} noValidate className="space-y-4">
        {error && <Notice tone="error">{error}</Notice>}
        <Field label="Reason, for readers" hint="Plain text in English." error={errorOf('reason')}>
          <TextArea name="reason" rows={3} maxLength={MAX_RECALL_REASON} />
        </Field>
        <DialogFoot onCancel={onClose} action="Recall the article" tone="danger" busy={isBusy} />
      </form>
    </Dialog>
  )
}
