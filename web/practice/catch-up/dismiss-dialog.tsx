import * as m from '#messages/practice/catch-up.ts'
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
    <Dialog open onOpenChange={onClose} title={m.dismissDays({ days })} description={m.dismissEffect}>
      <DialogFoot onCancel={onClose} action={m.dismiss} onAction={onDismiss} busy={isBusy} />
    </Dialog>
  )
}
