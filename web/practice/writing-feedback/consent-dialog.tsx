import * as m from '#messages/practice/writing-feedback.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'

interface ConsentDialogProps {
  host: string
  isBusy: boolean
  failure: string | undefined
  onAgree: () => void
  onClose: () => void
}

/** Asked once. */
export function ConsentDialog({ host, isBusy, failure, onAgree, onClose }: ConsentDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.sendQuestion}
      description={<p className="text-ink wrap-anywhere">{m.whatIsSent({ host })}</p>}
    >
      <div className="mb-5 space-y-3">
        <p>{m.whatIsNotSent}</p>
        <p>{m.askedOnce}</p>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
      </div>
      <DialogFoot onCancel={onClose} action={m.agreeAndSend} onAction={onAgree} busy={isBusy} />
    </Dialog>
  )
}
