import { useState } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/accounts/accounts/sign-up.ts'
import { AccountCreated } from '#web/accounts/accounts/account-created.tsx'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { SignupForm } from '#web/accounts/accounts/signup-form.tsx'
import { getChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { paths } from '#web/platform/paths.ts'
import { LegalLinks } from '#web/site/marketing/legal-links.tsx'

const FREE_THEN_PRO = { monthly: m.freeThenProMonthly, yearly: m.freeThenProYearly }

export function Component() {
  const [isDone, setDone] = useState(false)
  const [chosen] = useState(getChosenPlan)
  if (isDone)
    return (
      <AuthPage title={m.welcome}>
        <AccountCreated />
      </AuthPage>
    )
  return (
    <AuthPage
      title={m.createAnAccount}
      intro={
        <>
          {chosen?.planName === 'Pro' ? FREE_THEN_PRO[chosen.billingCycle] : m.noCardNeeded}
          <br />
          {m.haveAccount({
            signIn: (text) => (
              <Link to={paths.login} className={TEXT_LINK}>
                {text}
              </Link>
            ),
          })}
        </>
      }
      after={<LegalLinks />}
      offers={{}}
    >
      <SignupForm onDone={() => setDone(true)} />
    </AuthPage>
  )
}
