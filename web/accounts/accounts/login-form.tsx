import { Link, useNavigate } from 'react-router'
import * as m from '#messages/accounts/accounts/sign-in.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ticketOf } from '../second-factor/ticket-of.ts'
import { TEXT_LINK } from './auth-page.tsx'
import { signIn } from './sign-in.ts'

/** @param onCodeNeeded receives the ticket of the second step */
export function LoginForm({ onCodeNeeded }: { onCodeNeeded: (ticket: string) => void }) {
  const navigate = useNavigate()
  const { isBusy, error, onSubmit } = useSubmit(async (form) => {
    const path = signIn(textOf(form, 'email').trim(), textOf(form, 'password'))
    await path.then(navigate, (error) => onCodeNeeded(ticketOf(error)))
  }, m.loginFailed)

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <Field label={m.email}>
        <Input name="email" type="email" required autoComplete="username" autoCapitalize="none" />
      </Field>
      <Field label={m.password}>
        <PasswordInput name="password" required autoComplete="current-password" />
      </Field>
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? m.signingIn : m.signIn}
      </Button>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={paths.forgotPassword} className={TEXT_LINK}>
          {m.forgotPassword}
        </Link>
        <Link to={paths.signInLink} className={TEXT_LINK}>
          {m.signInWithLink}
        </Link>
      </p>
    </form>
  )
}
