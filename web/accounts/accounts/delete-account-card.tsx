import { useState } from 'react'
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
    <Card title="Delete my account" intro="Permanently deletes your account and all its data." tone="danger">
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete my account…
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete your account?"
        description={
          <ul className="list-disc space-y-1 pl-5">
            <li>Your profile, reading history and streak are deleted immediately.</li>
            <li>All devices are signed out.</li>
            <li>This can’t be undone. You may want to download your data first.</li>
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
    'We could not delete your account. Please try again.',
    { password: 'password' },
  )

  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <OwnerField label="Your password" error={errorOf('password')} />
      {error && <Notice tone="error">{error}</Notice>}
      <DialogFoot cancel="Keep my account" onCancel={onCancel} action="Delete permanently" tone="danger" busy={isBusy} />
    </form>
  )
}
