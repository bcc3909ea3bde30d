import * as m from '#messages/accounts/settings/confirm.ts'
import { useGoogle } from '#web/accounts/google/use-google.ts'
import { textOf } from '#web/platform/hooks/use-submit.ts'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

interface OwnerFieldProps {
  label?: string
  error: string | undefined
  autoFocus?: boolean | undefined
}

/** Without a password, a recent Google sign-in confirms. */
export function OwnerField({ label = m.password, error, autoFocus }: OwnerFieldProps) {
  const { hasPassword } = useGoogle()
  if (!hasPassword) return <p className="text-sm text-quiet">{m.noPassword}</p>
  return (
    <Field label={label} hint={m.confirmToContinue} error={error}>
      <PasswordInput name="password" required autoFocus={autoFocus} autoComplete="current-password" />
    </Field>
  )
}

/** `undefined` if the field was not shown. */
export const ownerPassword = (form: FormData): string | undefined => textOf(form, 'password') || undefined
