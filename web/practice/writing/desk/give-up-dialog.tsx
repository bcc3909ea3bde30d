import * as m from '#messages/practice/writing/desk.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'

interface GiveUpDialogProps {
  isBusy: boolean
  onGiveUp: () => void
  onClose: () => void
}

export const GiveUpDialog = ({ isBusy, onGiveUp, onClose }: GiveUpDialogProps) => (
  <Dialog open onOpenChange={onClose} title={m.giveUpQuestion} description={m.giveUpEffect}>
    <DialogFoot
      cancel={m.keepWriting}
      onCancel={onClose}
      action={m.showModelAnswer}
      onAction={onGiveUp}
      tone="leave"
      busy={isBusy}
    />
  </Dialog>
)
