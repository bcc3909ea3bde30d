import { Link, useSearchParams } from 'react-router'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { DemoAccounts } from '#web/accounts/accounts/demo-accounts.tsx'
import { LoginForm } from '#web/accounts/accounts/login-form.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { endingOfLastSession } from '#web/platform/session/session.ts'
import { Notice } from '#web/ui/status/notice.tsx'

const PARTING_WORDS = { expired: SENTENCES.sessionOver, deleted: 'Your account and everything in it have been deleted.' }
const REASONS: Record<string, string> = {
  plans: SENTENCES.pleaseLogIn,
  payment: `${SENTENCES.pleaseLogIn} What you have paid is not lost: Pro opens by itself as soon as it is confirmed.`,
}

export function LoginScreen() {
  useTitle('Sign in')
  const ending = endingOfLastSession()
  const [search] = useSearchParams()
  const reason = REASONS[search.get('for') ?? '']
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
      // Last, since it comes after all the rest.
      after={<DemoAccounts />}
    >
      {ending && <Notice>{PARTING_WORDS[ending]}</Notice>}
      {!ending && reason && <Notice>{reason}</Notice>}
      <LoginForm />
    </AuthPage>
  )
}
