import { PASSWORD_MIN } from '#contract/accounts/account-rules.ts'
import * as m from '#messages/accounts/accounts/sign-up.ts'
import { LANGUAGE } from '#messages/language.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { timeZoneOfBrowser } from '#web/platform/time/time-zones.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ConsentFields, consentIn } from './consent-fields.tsx'
import { passwordMistakes } from './password-rules.ts'
import { signUp } from './sign-up.ts'

export function SignupForm({ onDone }: { onDone: () => void }) {
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      const password = textOf(form, 'password')
      const consent = consentIn(form, passwordMistakes(password, textOf(form, 'confirmation')))
      await signUp({
        email: textOf(form, 'email').trim(),
        password,
        time_zone: timeZoneOfBrowser(),
        interface_language: LANGUAGE,
        consent,
      })
      onDone()
    },
    m.registrationFailed,
    { email: 'email', password: 'password', 'consent.age': 'age', 'consent.terms': 'terms' },
  )

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <Field label={m.email} error={errorOf('email')}>
        <Input name="email" type="email" required autoComplete="username" autoCapitalize="none" />
      </Field>
      <Field
        label={m.password}
        hint={errorOf('password') ? undefined : m.atLeast({ count: PASSWORD_MIN })}
        error={errorOf('password')}
      >
        <PasswordInput name="password" required autoComplete="new-password" />
      </Field>
      <Field label={m.confirmPassword} error={errorOf('confirmation')}>
        <PasswordInput name="confirmation" required autoComplete="new-password" />
      </Field>
      <ConsentFields errorOf={errorOf} />
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? m.creatingAccount : m.createAccount}
      </Button>
    </form>
  )
}
