import { useState } from 'react'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { endSession } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { deleteAccount } from './api.ts'

export function DeleteAccountCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title="Delete my account" intro="Removes your account and everything that belongs to it, for good." tone="danger">
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete my account…
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete your account?"
        description={
          <ul className="list-disc space-y-1 pl-5">
            <li>Your profile, your reading record and your streak are deleted at once.</li>
            <li>Every device is signed out.</li>
            <li>Nothing can be brought back, not even by us. You may want to download your data first.</li>
          </ul>
        }
      >
        <DeleteAccountForm onCancel={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}

function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { isBusy, error, onSubmit } = useSubmit(async (form) => {
    await deleteAccount(textOf(form, 'password'))
    endSession('deleted')
  }, 'The account could not be deleted. Please try again.')

  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <Field label="Your password">
        <PasswordInput name="password" required autoComplete="current-password" />
      </Field>
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel} disabled={isBusy}>
          Keep my account
        </Button>
        <Button type="submit" variant="destructive" busy={isBusy}>
          Delete for good
        </Button>
      </div>
    </form>
  )
}
