import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'

interface GiveUpDialogProps {
  isBusy: boolean
  onGiveUp: () => void
  onClose: () => void
}

export const GiveUpDialog = ({ isBusy, onGiveUp, onClose }: GiveUpDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="See the model answer without submitting?"
    description="What you have written is kept, but it is not counted or scored. You can write another answer to this question later."
  >
    <DialogFoot
      cancel="Keep writing"
      onCancel={onClose}
      action="Show the model answer"
      onAction={onGiveUp}
      tone="leave"
      busy={isBusy}
    />
  </Dialog>
)
