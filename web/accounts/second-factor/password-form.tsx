import * as m from '#messages/accounts/settings/confirm.ts'
import { textOf } from '#web/platform/hooks/use-submit.ts'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { ConfirmForm, type ConfirmProps } from './confirm-form.tsx'

export const PasswordForm = ({ onPassword, ...rest }: ConfirmProps & { onPassword: (password: string) => Promise<void> }) => (
  <ConfirmForm {...rest} onConfirm={(form) => onPassword(textOf(form, 'password'))}>
    {(errorOf) => (
      <Field label={m.password} hint={m.confirmToContinue} error={errorOf('password')}>
        <PasswordInput name="password" required autoFocus autoComplete="current-password" />
      </Field>
    )}
  </ConfirmForm>
)
