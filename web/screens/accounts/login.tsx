import { Link, useSearchParams } from 'react-router'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { DemoAccounts } from '#web/accounts/accounts/demo-accounts.tsx'
import { LoginForm } from '#web/accounts/accounts/login-form.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { endingOfLastSession } from '#web/platform/session/session.ts'
import { Notice } from '#web/ui/status/notice.tsx'

const SESSION_END_TEXTS = { expired: SENTENCES.sessionOver, deleted: 'Your account and all its data have been deleted.' }
const SIGN_IN_REASONS: Record<string, string> = {
  plans: SENTENCES.pleaseLogIn,
  payment: `${SENTENCES.pleaseLogIn} Your payment is safe: Pro starts as soon as it is confirmed.`,
}

export function LoginScreen() {
  useTitle('Sign in')
  const ending = endingOfLastSession()
  const [search] = useSearchParams()
  const reason = SIGN_IN_REASONS[search.get('for') ?? '']
  return (
    <AuthPage
      title="Sign in"
      footer={
        <>
          New here?{' '}
          <Link to={paths.signup} className={TEXT_LINK}>
            Create an account
          </Link>
        </>
      }
      // Below the footer, because it loads last.
      after={<DemoAccounts />}
    >
      {ending && <Notice>{SESSION_END_TEXTS[ending]}</Notice>}
      {!ending && reason && <Notice>{reason}</Notice>}
      <LoginForm />
    </AuthPage>
  )
}
