import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { acceptLegalTexts } from './api.ts'
import { ConsentFields, consentIn } from './consent-fields.tsx'

interface ConsentDialogProps {
  version: string
  onClose: () => void
  focusOnClose: () => HTMLElement | null
}

export function ConsentDialog({ version, onClose, focusOnClose }: ConsentDialogProps) {
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => void (await acceptLegalTexts(version, consentIn(form).age)),
    'That could not be saved. Please try again.',
    { age: 'age' },
  )
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title="Your age and consent"
      description="Needed before you post, start a trial or buy."
      focusOnClose={focusOnClose}
    >
      <form noValidate onSubmit={onSubmit} className="space-y-4">
        <ConsentFields errorOf={errorOf} />
        {error && <Notice tone="error">{error}</Notice>}
        <DialogFoot onCancel={onClose} action="Save my answers" busy={isBusy} />
      </form>
    </Dialog>
  )
}
