import { useState } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/accounts/google/sign-in.ts'
import { AccountCreated } from '#web/accounts/accounts/account-created.tsx'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { GoogleButton, RETRY } from '#web/accounts/google/google-button.tsx'
import { GoogleSignUpForm } from '#web/accounts/google/google-sign-up-form.tsx'
import { useFinish } from '#web/accounts/google/use-finish.ts'
import { useGoogleReturn } from '#web/accounts/google/use-google-return.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

export function Component() {
  const outcome = useFinish(useGoogleReturn())
  const [isDone, setDone] = useState(false)
  const isSignedIn = Boolean(useSession().user)
  if (isDone)
    return (
      <AuthPage title={m.welcome}>
        <AccountCreated />
      </AuthPage>
    )
  if (outcome?.newcomer)
    return (
      <AuthPage
        title={m.createAnAccount}
        intro={m.newcomer({ email: outcome.newcomer.email })}
        footer={<OtherWays className={TEXT_LINK} />}
      >
        <GoogleSignUpForm ticket={outcome.newcomer.ticket} onDone={() => setDone(true)} />
      </AuthPage>
    )
  return (
    <AuthPage title={m.signInWithGoogle}>
      {outcome ? <Notice tone="error">{outcome.error}</Notice> : <p role="status">{m.signingIn}</p>}
      {outcome && !isSignedIn && <GoogleButton label={RETRY} isFilled />}
      {outcome && <OtherWays className={buttonStyle({ variant: isSignedIn ? 'default' : 'outline', className: 'w-full' })} />}
    </AuthPage>
  )
}

function OtherWays({ className }: { className: string }) {
  const { user } = useSession()
  return (
    <Link to={user ? paths.settingsPage('account') : paths.login} className={className}>
      {user ? m.backToSettings : m.backToSignIn}
    </Link>
  )
}
