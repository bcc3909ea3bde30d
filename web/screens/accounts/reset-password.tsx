import { useState } from 'react'
import { Link } from 'react-router'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import * as m from '#messages/accounts/email-links.ts'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { NewPasswordForm } from '#web/accounts/accounts/new-password-form.tsx'
import { NewLinkForm } from '#web/accounts/email-links/new-link-form.tsx'
import { requestPasswordReset, resetPassword } from '#web/accounts/password-reset/reset-password.ts'
import { useResetToken } from '#web/accounts/password-reset/use-reset-token.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

export function Component() {
  const token = useResetToken()
  const [isDone, setDone] = useState(false)
  const [deadReason, setDeadReason] = useState<string | undefined>(token ? undefined : SENTENCES.resetInvalid)

  if (isDone)
    return (
      <AuthPage title={m.passwordIsSet}>
        <Notice tone="success">{m.allSignedOut}</Notice>
        <Link to={paths.login} className={buttonStyle()}>
          {m.signIn}
        </Link>
      </AuthPage>
    )
  return (
    <AuthPage
      title={deadReason ? m.getPasswordLink : m.setNewPassword}
      footer={
        <Link to={paths.login} className={TEXT_LINK}>
          {m.backToSignIn}
        </Link>
      }
    >
      {deadReason || !token ? (
        <NewLinkForm reason={deadReason ?? ''} onEmail={requestPasswordReset} />
      ) : (
        <NewPasswordForm
          onPassword={(password) => resetPassword(token, password).then(() => setDone(true))}
          onDead={setDeadReason}
        />
      )}
    </AuthPage>
  )
}
