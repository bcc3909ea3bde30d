import { Link } from 'react-router'
import { CONFIRMATION_HOURS } from '#contract/accounts/email-link-rules.ts'
import * as m from '#messages/accounts/email-links/confirm.ts'
import * as ui from '#messages/ui.ts'
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
  working: m.confirming,
  password: m.choosePassword,
  confirmed: m.confirmed,
  used: m.alreadyConfirmed,
  expired: m.expired,
  invalid: m.noSuchLink,
  failed: m.unconfirmed,
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
            {m.toConfirm({
              email: confirmation.email,
              address: (text) => <strong className="inline-block max-w-full font-medium wrap-break-word">{text}</strong>,
            })}
          </p>
          <p className="text-quiet">{m.orOpenThere}</p>
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
      return <p className="text-quiet">{m.takesAMoment}</p>
    case 'confirmed':
      return <Notice tone="success">{m.thanks}</Notice>
    case 'used':
      return <p>{m.nothingElse}</p>
    case 'expired':
      return (
        <SendLinkButton onSend={() => resendToExpired(token ?? '')}>{m.linkHours({ hours: CONFIRMATION_HOURS })}</SendLinkButton>
      )
    case 'invalid':
      return (
        <>
          <Notice tone="error">{confirmation.text}</Notice>
          {needsLink ? (
            <SendLinkButton onSend={resendConfirmation}>{m.newLinkTo({ email: user.email })}</SendLinkButton>
          ) : (
            <p>{m.signInForLink}</p>
          )}
        </>
      )
    case 'failed':
      return (
        <>
          <Notice tone="error">{confirmation.text}</Notice>
          <Button onClick={onRetry}>{ui.tryAgain}</Button>
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
      {user ? m.goToToday : m.signIn}
    </Link>
  )
}
