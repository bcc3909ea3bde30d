import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import * as m from '#messages/accounts/accounts/sign-in.ts'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { LoginForm } from '#web/accounts/accounts/login-form.tsx'
import { PasskeyButton } from '#web/accounts/passkeys/passkey-button.tsx'
import { paths } from '#web/platform/paths.ts'
import { endingOfLastSession } from '#web/platform/session/session.ts'
import { Notice } from '#web/ui/status/notice.tsx'

const CodeForm = lazy(() => import('#web/accounts/second-factor/code-form.tsx').then(({ CodeForm }) => ({ default: CodeForm })))

const SESSION_END_TEXTS = { expired: SENTENCES.sessionOver, deleted: m.accountDeleted }
const SIGN_IN_REASONS: Record<string, string> = {
  plans: SENTENCES.pleaseLogIn,
  payment: `${SENTENCES.pleaseLogIn} ${m.paymentIsSafe}`,
}

export function Component() {
  const ending = endingOfLastSession()
  const [search] = useSearchParams()
  const reason = SIGN_IN_REASONS[search.get('for') ?? '']
  const [ticket, setTicket] = useState<string | undefined>(useLocation().state?.ticket)
  if (ticket)
    return (
      <AuthPage title={m.enterCode} intro={m.oneMoreStep}>
        <Suspense>
          <CodeForm ticket={ticket} onCancel={() => setTicket(undefined)} />
        </Suspense>
      </AuthPage>
    )
  return (
    <AuthPage
      title={m.signIn}
      intro={m.newHere({
        signUp: (text) => (
          <Link to={paths.signup} className={TEXT_LINK}>
            {text}
          </Link>
        ),
      })}
      offers={{ onCodeNeeded: setTicket }}
    >
      {ending && <Notice>{SESSION_END_TEXTS[ending]}</Notice>}
      {!ending && reason && <Notice>{reason}</Notice>}
      <LoginForm onCodeNeeded={setTicket} />
      <PasskeyButton />
    </AuthPage>
  )
}
