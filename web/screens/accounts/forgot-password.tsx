import { Link } from 'react-router'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { MailLinkForm } from '#web/accounts/accounts/mail-link-form.tsx'
import { requestPasswordReset } from '#web/accounts/password-reset/reset-password.ts'
import { paths } from '#web/platform/paths.ts'

export function Component() {
  return (
    <AuthPage
      title="Forgot password"
      intro="Enter the email address of your account. We’ll send you a link to set a new password."
      footer={
        <Link to={paths.login} className={TEXT_LINK}>
          Back to sign in
        </Link>
      }
    >
      <MailLinkForm onEmail={requestPasswordReset} />
    </AuthPage>
  )
}
