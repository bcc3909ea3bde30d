import type { AdminFeedback } from '#contract/site/feedback.ts'
import { failureText } from '#web/platform/http/call.ts'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useDeleteFeedback } from './api.ts'

interface DeleteConfirmationProps {
  item: AdminFeedback
  onCancel: () => void
  onDeleted: () => void
}

export function DeleteConfirmation({ item, onCancel, onDeleted }: DeleteConfirmationProps) {
  const remove = useDeleteFeedback()
  const onConfirm = () =>
    remove.mutate(item.feedback_id, {
      onSuccess: () => {
        toast('Feedback deleted', 'success')
        onDeleted()
      },
    })

  return (
    <div className="space-y-4">
      <p>Are you sure you want to delete this feedback? This action cannot be undone.</p>
      <p dir="auto" className="border-s-4 border-line ps-3 font-semibold wrap-anywhere">
        {item.subject}
      </p>
      {remove.isError && <Notice tone="error">{failureText(remove.error, 'Failed to delete feedback')}</Notice>}
      <DialogFoot onCancel={onCancel} action="Delete" onAction={onConfirm} tone="danger" busy={remove.isPending} />
    </div>
  )
}
