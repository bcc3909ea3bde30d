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
      title="Send your answer to an external service?"
      description={
        <p className="text-ink wrap-anywhere">
          Your answer, the question and the model answer are sent to {host} for AI feedback.
        </p>
      }
    >
      <div className="mb-5 space-y-3">
        <p>
          Your name, email address and account number are not sent. Don’t include anything in your answers that others should not
          read.
        </p>
        <p>You are asked only once. You can withdraw your consent below the feedback.</p>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
      </div>
      <DialogFoot onCancel={onClose} action="Agree and send" onAction={onAgree} busy={isBusy} />
    </Dialog>
  )
}
