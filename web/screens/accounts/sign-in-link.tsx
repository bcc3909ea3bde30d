import { Link } from 'react-router'
import { SIGN_IN_LINK_MINUTES } from '#contract/accounts/email-link-rules.ts'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { MailLinkForm } from '#web/accounts/accounts/mail-link-form.tsx'
import { useResetToken } from '#web/accounts/accounts/use-reset-token.ts'
import { requestSignInLink } from '#web/accounts/email-links/api.ts'
import { UseLinkForm } from '#web/accounts/email-links/use-link-form.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'

/** With a token this is the page that the emailed link opens; without one, the form that requests the link. */
export function SignInLinkScreen() {
  const token = useResetToken()
  useTitle('Sign in with a link')
  if (token)
    return (
      <AuthPage title="Sign in with your link" intro="The link works once." footer={<OtherWays />}>
        <UseLinkForm token={token} />
      </AuthPage>
    )
  return (
    <AuthPage
      title="Sign in with a link"
      intro={`Enter the email address of your account. We’ll send you a link that signs you in. It works for ${SIGN_IN_LINK_MINUTES} minutes.`}
      footer={
        <Link to={paths.login} className={TEXT_LINK}>
          Back to sign in
        </Link>
      }
    >
      <MailLinkForm onEmail={requestSignInLink} />
    </AuthPage>
  )
}

function OtherWays() {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {/* The token is in memory only: another address of the same page would keep it. */}
      <Link to={paths.signInLink} reloadDocument className={TEXT_LINK}>
        Send a new link
      </Link>
      <Link to={paths.login} className={TEXT_LINK}>
        Back to sign in
      </Link>
    </p>
  )
}
