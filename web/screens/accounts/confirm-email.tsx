import { Link } from 'react-router'
import { CONFIRMATION_HOURS } from '#contract/accounts/email-link-rules.ts'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { NewPasswordForm } from '#web/accounts/accounts/new-password-form.tsx'
import { resendConfirmation, resendToExpired } from '#web/accounts/email-links/api.ts'
import { SendLinkButton } from '#web/accounts/email-links/send-link-button.tsx'
import { type Confirmation, useConfirmation } from '#web/accounts/email-links/use-confirmation.ts'
import { useResetToken } from '#web/accounts/password-reset/use-reset-token.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

const TITLES: Record<Confirmation['state'], string> = {
  working: 'Confirming your email…',
  password: 'Choose a new password',
  confirmed: 'Your email is confirmed',
  used: 'Your email is already confirmed',
  expired: 'This link has expired',
  invalid: 'This link does not work',
  failed: 'Your email is not confirmed yet',
}

export function Component() {
  const token = useResetToken()
  const { confirmation, retry, setPassword, end } = useConfirmation(token)
  const title = TITLES[confirmation.state]
  useTitle(title)
  const isOnlyWay = useIsOnlyWay(confirmation.state)
  return (
    <AuthPage title={title} footer={!isOnlyWay && <WayOn />}>
      {confirmation.state === 'password' && (
        <>
          <p className="wrap-break-word">
            To confirm <strong className="inline-block max-w-full font-medium wrap-break-word">{confirmation.email}</strong> on
            this device, choose a new password. Other devices will be signed out.
          </p>
          <p className="text-quiet">Or open the link on the device where you signed up.</p>
          <NewPasswordForm onPassword={setPassword} onDead={end} />
        </>
      )}
      <div aria-live="polite" className="space-y-5">
        <Outcome confirmation={confirmation} token={token} onRetry={retry} />
        {isOnlyWay && <WayOn isButton />}
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
  const { user } = useSession()
  const needsLink = user?.email_confirmed === false
  switch (confirmation.state) {
    case 'password':
      return null
    case 'working':
      return <p className="text-quiet">This takes a moment.</p>
    case 'confirmed':
      return <Notice tone="success">Thank you. You can now start the free trial and post in the community.</Notice>
    case 'used':
      return <p>You don’t need to do anything else.</p>
    case 'expired':
      return (
        <SendLinkButton onSend={() => resendToExpired(token ?? '')}>
          {`A link works for ${CONFIRMATION_HOURS} hours. We can send a new one to the same address.`}
        </SendLinkButton>
      )
    case 'invalid':
      return (
        <>
          <Notice tone="error">{confirmation.text}</Notice>
          {needsLink ? (
            <SendLinkButton onSend={resendConfirmation}>{`We can send a new link to ${user.email}.`}</SendLinkButton>
          ) : (
            <p>Sign in to get a new link.</p>
          )}
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

/** Nothing else can be done on the page. */
function useIsOnlyWay(state: Confirmation['state']): boolean {
  const { user } = useSession()
  return state === 'confirmed' || state === 'used' || (state === 'invalid' && user?.email_confirmed !== false)
}

/** The link may open on a device without a session. */
function WayOn({ isButton = false }: { isButton?: boolean }) {
  const { user } = useSession()
  return (
    <Link to={user ? paths.dashboard : paths.login} className={isButton ? buttonStyle({ className: 'w-full' }) : TEXT_LINK}>
      {user ? 'Go to Today' : 'Sign in'}
    </Link>
  )
}
