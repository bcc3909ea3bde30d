import { Button } from '#web/ui/button.tsx'
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
    <DialogFoot>
      <Button variant="outline" onClick={onClose}>
        Keep writing
      </Button>
      <Button busy={isBusy} onClick={onGiveUp}>
        Show it
      </Button>
    </DialogFoot>
  </Dialog>
)
