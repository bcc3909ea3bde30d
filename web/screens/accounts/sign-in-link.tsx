import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { SIGN_IN_LINK_MINUTES } from '#contract/accounts/email-link-rules.ts'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { MailLinkForm } from '#web/accounts/accounts/mail-link-form.tsx'
import { requestSignInLink } from '#web/accounts/email-links/api.ts'
import { NewLinkForm } from '#web/accounts/email-links/new-link-form.tsx'
import { UseLinkForm } from '#web/accounts/email-links/use-link-form.tsx'
import { useResetToken } from '#web/accounts/password-reset/use-reset-token.ts'
import { paths } from '#web/platform/paths.ts'

/** Without a token, requests the link. */
export function Component() {
  const token = useResetToken()
  const [deadReason, setDeadReason] = useState<string>()
  if (deadReason)
    return (
      <Page title="Get a new sign-in link">
        <NewLinkForm reason={deadReason} onEmail={requestSignInLink} />
      </Page>
    )
  if (token)
    return (
      <Page title="Sign in with your link" intro="The link works once.">
        <UseLinkForm token={token} onDead={setDeadReason} />
      </Page>
    )
  return (
    <Page
      title="Sign in with a link"
      intro={`Enter the email address of your account. We’ll send you a link that signs you in. It works for ${SIGN_IN_LINK_MINUTES} minutes.`}
    >
      <MailLinkForm onEmail={requestSignInLink} />
    </Page>
  )
}

const Page = (props: { title: string; intro?: string; children: ReactNode }) => (
  <AuthPage
    {...props}
    footer={
      <Link to={paths.login} className={TEXT_LINK}>
        Back to sign in
      </Link>
    }
  />
)
