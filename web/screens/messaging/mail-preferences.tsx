import * as m from '#messages/screens/guests.ts'
import { AuthPage } from '#web/accounts/accounts/auth-page.tsx'
import { TicketPreferences } from '#web/messaging/mail/ticket-preferences.tsx'
import { useMailTicket } from '#web/messaging/mail/use-mail-ticket.ts'

export function Component() {
  const ticket = useMailTicket()
  return (
    <AuthPage title={m.emailPreferences}>
      <TicketPreferences ticket={ticket} />
    </AuthPage>
  )
}
