import { useState } from 'react'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { changeEmail } from './api.ts'

/** For somebody whose address is not confirmed: they may have mistyped it. */
export function ChangeEmail() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <ChangeForm onDone={() => setOpen(false)} />
  return (
    <p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Change email…
      </Button>
    </p>
  )
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      await changeEmail(textOf(form, 'email').trim(), textOf(form, 'password'))
      onDone()
    },
    'Your email could not be changed. Please try again.',
    { email: 'email', password: 'password' },
  )
  return (
    <form onSubmit={onSubmit} aria-label="Change email" className="max-w-md space-y-4">
      <Field label="New email" hint="We send a link to it to confirm." error={errorOf('email')}>
        <Input name="email" type="email" required autoFocus autoComplete="email" autoCapitalize="none" />
      </Field>
      <Field label="Password" hint="Confirm your password to continue." error={errorOf('password')}>
        <PasswordInput name="password" required autoComplete="current-password" />
      </Field>
      {error && <Notice tone="error">{error}</Notice>}
      <DialogFoot>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          Change email
        </Button>
      </DialogFoot>
    </form>
  )
}
