import * as m from '#messages/accounts/accounts/consent.ts'
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
    m.notSaved,
    { age: 'age' },
  )
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={m.ageAndConsent}
      description={m.neededBefore}
      focusOnClose={focusOnClose}
    >
      <form noValidate onSubmit={onSubmit} className="space-y-4">
        <ConsentFields errorOf={errorOf} />
        {error && <Notice tone="error">{error}</Notice>}
        <DialogFoot onCancel={onClose} action={m.saveAnswers} busy={isBusy} />
      </form>
    </Dialog>
  )
}
