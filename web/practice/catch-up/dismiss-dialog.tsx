import { counted } from '#web/platform/text/amounts.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'

interface DismissDialogProps {
  days: number
  isBusy: boolean
  onDismiss: () => void
  onClose: () => void
}

export function DismissDialog({ days, isBusy, onDismiss, onClose }: DismissDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Dismiss ${counted(days, 'day')}?`}
      description="They won’t be offered again. The articles stay unread, and you can find them in All articles."
    >
      <DialogFoot onCancel={onClose} action="Dismiss" onAction={onDismiss} tone="danger" busy={isBusy} />
    </Dialog>
  )
}
