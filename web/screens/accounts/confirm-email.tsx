import { Link } from 'react-router'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { useResetToken } from '#web/accounts/accounts/use-reset-token.ts'
import { ExpiredLink } from '#web/accounts/email-links/expired-link.tsx'
import { type Confirmation, useConfirmation } from '#web/accounts/email-links/use-confirmation.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

const TITLES: Record<Confirmation['state'], string> = {
  working: 'Confirming your email…',
  confirmed: 'Your email is confirmed',
  used: 'Your email is already confirmed',
  expired: 'This link has expired',
  invalid: 'This link does not work',
  failed: 'Your email is not confirmed yet',
}

export function ConfirmEmailScreen() {
  const token = useResetToken()
  const { confirmation, retry } = useConfirmation(token)
  const title = TITLES[confirmation.state]
  useTitle(title)
  return (
    <AuthPage title={title} footer={<WayOn />}>
      <div aria-live="polite" className="space-y-5">
        <Outcome confirmation={confirmation} token={token} onRetry={retry} />
      </div>
    </AuthPage>
  )
}

interface OutcomeProps {
  confirmation: Confirmation
  token: string | undefined
  onRetry: () => void
}

function Outcome({ confirmation, token, onRetry }: OutcomeProps) {
  switch (confirmation.state) {
    case 'working':
      return <p className="text-quiet">This takes a moment.</p>
    case 'confirmed':
      return <Notice tone="success">Thank you. You can now start the free trial and post in the community.</Notice>
    case 'used':
      return <Notice>You don’t need to do anything else.</Notice>
    case 'expired':
      return <ExpiredLink token={token ?? ''} />
    case 'invalid':
      return (
        <>
          <Notice tone="error">{confirmation.text}</Notice>
          <p>Sign in to get a new link.</p>
        </>
      )
    case 'failed':
      return (
        <>
          <Notice tone="error">{confirmation.text}</Notice>
          <Button onClick={onRetry}>Try again</Button>
        </>
      )
  }
}

/** The link may be opened on a device where nobody is signed in. */
function WayOn() {
  const { user } = useSession()
  return user ? (
    <Link to={paths.dashboard} className={buttonStyle()}>
      Open your dashboard
    </Link>
  ) : (
    <Link to={paths.login} className={TEXT_LINK}>
      Sign in
    </Link>
  )
}
