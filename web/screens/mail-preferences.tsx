import { Link } from 'react-router'
import { AuthPage, TEXT_LINK } from '#web/accounts/auth-page.tsx'
import { TicketPreferences } from '#web/mails/ticket-preferences.tsx'
import { useMailTicket } from '#web/mails/use-mail-ticket.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { useTitle } from '#web/platform/use-title.ts'

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
