import { useState } from 'react'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface PasswordFormProps {
  /** The words on the button. */
  action: string
  /** Shown when the server gives no reason. */
  failure: string
  onPassword: (password: string) => Promise<void>
}

/** A button that asks for the password before it acts. */
export function PasswordForm({ action, failure, onPassword }: PasswordFormProps) {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      await onPassword(textOf(form, 'password'))
      setOpen(false)
    },
    failure,
    { password: 'password' },
  )
  if (!isOpen)
    return (
      <p>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {action}…
        </Button>
      </p>
    )
  return (
    <form onSubmit={onSubmit} aria-label={action} className="max-w-md space-y-4">
      <Field label="Password" hint="Confirm your password to continue." error={errorOf('password')}>
        <PasswordInput name="password" required autoFocus autoComplete="current-password" />
      </Field>
      {error && <Notice tone="error">{error}</Notice>}
      <DialogFoot>
        <Button variant="outline" onClick={() => setOpen(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {action}
        </Button>
      </DialogFoot>
    </form>
  )
}
