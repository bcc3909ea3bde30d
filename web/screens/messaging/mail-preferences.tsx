import { AuthPage } from '#web/accounts/accounts/auth-page.tsx'
import { TicketPreferences } from '#web/messaging/mail/ticket-preferences.tsx'
import { useMailTicket } from '#web/messaging/mail/use-mail-ticket.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'

export function MailPreferencesScreen() {
  const ticket = useMailTicket()
  useTitle('Email preferences')
  return (
    <AuthPage title="Email preferences">
      <TicketPreferences ticket={ticket} />
    </AuthPage>
  )
}
