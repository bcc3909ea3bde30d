import { useState } from 'react'
import * as m from '#messages/accounts/accounts/data.ts'
import { OwnerField, ownerPassword } from '#web/accounts/settings/owner-field.tsx'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { endSession } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { deleteAccount } from './api.ts'

export function DeleteAccountCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={m.deleteAccount} intro={m.deleteIntro} tone="danger">
      <Button variant="destructive" onClick={() => setOpen(true)}>
        {m.openDelete}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.deleteQuestion}
        description={
          <ul className="list-disc space-y-1 ps-5">
            <li>{m.profileIsDeleted}</li>
            <li>{m.allSignedOut}</li>
            <li>{m.noUndo}</li>
          </ul>
        }
      >
        <DeleteAccountForm onCancel={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}

function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      await deleteAccount(ownerPassword(form))
      endSession('deleted')
    },
    m.notDeleted,
    { password: 'password' },
  )

  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <OwnerField label={m.yourPassword} error={errorOf('password')} />
      {error && <Notice tone="error">{error}</Notice>}
      <DialogFoot cancel={m.keepAccount} onCancel={onCancel} action={m.deletePermanently} tone="danger" busy={isBusy} />
    </form>
  )
}
