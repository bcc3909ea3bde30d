import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { SIGN_IN_LINK_MINUTES } from '#contract/accounts/email-link-rules.ts'
import * as m from '#messages/accounts/email-links.ts'
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
      <Page title={m.getSignInLink}>
        <NewLinkForm reason={deadReason} onEmail={requestSignInLink} />
      </Page>
    )
  if (token)
    return (
      <Page title={m.signInWithYourLink} intro={m.worksOnce}>
        <UseLinkForm token={token} onDead={setDeadReason} />
      </Page>
    )
  return (
    <Page title={m.signInWithLink} intro={m.signInLinkIntro({ minutes: SIGN_IN_LINK_MINUTES })}>
      <MailLinkForm onEmail={requestSignInLink} />
    </Page>
  )
}

const Page = (props: { title: string; intro?: string; children: ReactNode }) => (
  <AuthPage
    {...props}
    footer={
      <Link to={paths.login} className={TEXT_LINK}>
        {m.backToSignIn}
      </Link>
    }
  />
)
