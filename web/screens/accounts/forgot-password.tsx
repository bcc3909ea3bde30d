import { Link } from 'react-router'
import * as m from '#messages/accounts/email-links.ts'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { MailLinkForm } from '#web/accounts/accounts/mail-link-form.tsx'
import { requestPasswordReset } from '#web/accounts/password-reset/reset-password.ts'
import { paths } from '#web/platform/paths.ts'

export function Component() {
  return (
    <AuthPage
      title={m.forgotPassword}
      intro={m.forgotPasswordIntro}
      footer={
        <Link to={paths.login} className={TEXT_LINK}>
          {m.backToSignIn}
        </Link>
      }
    >
      <MailLinkForm onEmail={requestPasswordReset} />
    </AuthPage>
  )
}
