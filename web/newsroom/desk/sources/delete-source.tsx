import type { Source } from '#contract/newsroom/sources.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useRemoveSource } from './api.ts'

export function DeleteSource({ source: { source_id, title }, onClose }: { source: Source; onClose: () => void }) {
  const remove = useRemoveSource()
  const onAction = () =>
    remove.mutate(source_id, {
      onSuccess: () => {
        toast('The source was deleted.', 'success')
        onClose()
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete this source?"
      description={`“${title}”: what was written from it stays, its passages are gone.`}
    >
      <div className="space-y-4">
        {remove.error && <Notice tone="error">{failureText(remove.error, 'We could not delete it. Please try again.')}</Notice>}
        <DialogFoot onCancel={onClose} action="Delete" onAction={onAction} tone="danger" busy={remove.isPending} />
      </div>
    </Dialog>
  )
}
