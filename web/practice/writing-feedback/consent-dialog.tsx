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
      description={`For feedback, the text of your answer, its question and the model answer go to ${host}, a service that this site’s operator has chosen.`}
    >
      <div className="mb-5 space-y-3 wrap-anywhere">
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
      <DialogFoot onCancel={onClose} action="Agree and ask" onAction={onAgree} busy={isBusy} />
    </Dialog>
  )
}
