import { useNavigate } from 'react-router'
import { secondFactor } from '#contract/accounts/second-factor.ts'
import * as m from '#messages/accounts/second-factor/sign-in.ts'
import { finishSignIn } from '#web/accounts/accounts/sign-in.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { call } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CodeInput } from './code-input.tsx'

export function CodeForm({ ticket, onCancel }: { ticket: string; onCancel: () => void }) {
  const navigate = useNavigate()
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => navigate(await signInWithCode(ticket, textOf(form, 'code'))),
    m.loginFailed,
    { code: 'code' },
  )
  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <Field label={m.code} hint={m.codeHint} error={errorOf('code')}>
        <CodeInput autoFocus />
      </Field>
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? m.signingIn : m.signIn}
      </Button>
      <Button variant="outline" className="w-full" onClick={onCancel}>
        {m.back}
      </Button>
    </form>
  )
}

/** @returns the path to open */
const signInWithCode = async (ticket: string, code: string): Promise<string> =>
  finishSignIn(await call(secondFactor.signIn, { body: { ticket, code } }))
