import { counted } from '#contract/amounts.ts'
import type { Audience } from '#contract/newsroom/entries.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'

interface PublishDialogProps {
  /** Undefined if unknown. */
  audience: Audience | undefined
  isBusy: boolean
  onPublish: () => void
  onClose: () => void
  focusOnClose: () => HTMLElement | null | undefined
}

export function PublishDialog({ audience, isBusy, onPublish, onClose, focusOnClose }: PublishDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusOnClose={focusOnClose}
      title={audience ? `Publish to ${counted(audience.readers, 'reader')}?` : 'Publish this day?'}
      description="They are notified once, even if you unpublish the day and publish it again."
    >
      <DialogFoot onCancel={onClose} action="Publish" onAction={onPublish} busy={isBusy} />
    </Dialog>
  )
}
