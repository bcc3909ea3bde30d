import { useState } from 'react'
import { Link } from 'react-router'
import { AccountCreated } from '#web/accounts/account-created.tsx'
import { AuthPage, TEXT_LINK } from '#web/accounts/auth-page.tsx'
import { SignupForm } from '#web/accounts/signup-form.tsx'
import { paths } from '#web/platform/paths.ts'
import { useTitle } from '#web/platform/use-title.ts'

export function SignupScreen() {
  const [isDone, setDone] = useState(false)
  useTitle('Create an account')
  if (isDone)
    return (
      <AuthPage title="Welcome">
        <AccountCreated />
      </AuthPage>
    )
  return (
    <AuthPage
      title="Create an account"
      intro="Free, with an email address and a password."
      footer={
        <>
          Already have an account?{' '}
          <Link to={paths.login} className={TEXT_LINK}>
            Sign in
          </Link>
        </>
      }
    >
      <SignupForm onDone={() => setDone(true)} />
    </AuthPage>
  )
}
