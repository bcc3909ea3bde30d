import { PASSWORD_MIN } from '#contract/accounts/account-rules.ts'
import * as m from '#messages/accounts/email-links.ts'
import * as ui from '#messages/ui.ts'
import { isDeadLink } from '#web/accounts/email-links/is-dead-link.ts'
import { refuse, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { passwordMistakes } from './password-rules.ts'

interface NewPasswordFormProps {
  onPassword: (password: string) => Promise<void>
  /** Receives why the link is invalid. */
  onDead: (reason: string) => void
}

export function NewPasswordForm({ onPassword, onDead }: NewPasswordFormProps) {
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      const password = textOf(form, 'password')
      refuse(passwordMistakes(password, textOf(form, 'confirmation')))
      try {
        await onPassword(password)
      } catch (error) {
        if (!isDeadLink(error)) throw error
        onDead(error.message)
      }
    },
    m.passwordNotSet,
    { password: 'password' },
  )

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <Field label={m.newPassword} hint={m.atLeast({ count: PASSWORD_MIN })} error={errorOf('password')}>
        <PasswordInput name="password" required autoComplete="new-password" />
      </Field>
      <Field label={m.confirmNewPassword} error={errorOf('confirmation')}>
        <PasswordInput name="confirmation" required autoComplete="new-password" />
      </Field>
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? ui.saving : m.setPassword}
      </Button>
    </form>
  )
}
