import { Link } from 'react-router'
import { AuthPage, TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { TicketPreferences } from '#web/messaging/mail/ticket-preferences.tsx'
import { useMailTicket } from '#web/messaging/mail/use-mail-ticket.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'

export function MailPreferencesScreen() {
  const ticket = useMailTicket()
  const { user } = useSession()
  useTitle('Email preferences')
  return (
    <AuthPage
      title="Email preferences"
      footer={
        <p>
          <Link to={user ? paths.notificationSettings : paths.login} className={TEXT_LINK}>
            {user ? 'All notification settings' : 'Sign in'}
          </Link>
          {user ? null : ' for all your notification settings.'}
        </p>
      }
    >
      <TicketPreferences ticket={ticket} />
    </AuthPage>
  )
}
