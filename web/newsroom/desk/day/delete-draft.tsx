import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useRemoveDraft } from './api.ts'

export function DeleteDraft({ draft: { draft_id, title, day }, onClose }: { draft: ListedDraft; onClose: () => void }) {
  const remove = useRemoveDraft()
  const onAction = () =>
    remove.mutate(draft_id, {
      onSuccess: () => {
        toast(day ? 'The draft was deleted.' : 'The idea was deleted.', 'success')
        onClose()
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={day ? 'Delete this draft?' : 'Delete this idea?'}
      description={`“${title}”: its text, versions and comments cannot be restored.`}
    >
      <div className="space-y-4">
        {remove.error && <Notice tone="error">{failureText(remove.error, 'We could not delete it. Please try again.')}</Notice>}
        <DialogFoot onCancel={onClose} action="Delete" onAction={onAction} tone="danger" busy={remove.isPending} />
      </div>
    </Dialog>
  )
}
