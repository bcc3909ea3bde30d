import { useState } from 'react'
import { Link } from 'react-router'
import { AccountCreated } from '#web/accounts/accounts/account-created.tsx'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { SignupForm } from '#web/accounts/accounts/signup-form.tsx'
import { getChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { paths } from '#web/platform/paths.ts'
import { LegalLinks } from '#web/site/marketing/legal-links.tsx'

export function Component() {
  const [isDone, setDone] = useState(false)
  const [chosen] = useState(getChosenPlan)
  if (isDone)
    return (
      <AuthPage title="Welcome">
        <AccountCreated />
      </AuthPage>
    )
  return (
    <AuthPage
      title="Create an account"
      intro={
        <>
          {chosen?.planName === 'Pro'
            ? `An account is free. After that you can start Pro, billed ${chosen.billingCycle}.`
            : 'It’s free. No card needed.'}
          <br />
          Already have an account?{' '}
          <Link to={paths.login} className={TEXT_LINK}>
            Sign in
          </Link>
        </>
      }
      after={<LegalLinks />}
      offers={{}}
    >
      <SignupForm onDone={() => setDone(true)} />
    </AuthPage>
  )
}
