import { type MailPreferences, mails, type TicketHolder } from '#contract/messaging/mail.ts'
import { call } from '#web/platform/http/call.ts'

/** What somebody signed out may do who came by a link in a mail; apart from api.ts, so that their page loads no query library. */

export const loadByTicket = async (ticket: string, signal: AbortSignal): Promise<TicketHolder> =>
  (await call(mails.mailPreferences, { query: { ticket }, signal })).data

export const saveByTicket = async (ticket: string, wishes: Partial<MailPreferences>): Promise<TicketHolder> =>
  (await call(mails.saveMailPreferences, { query: { ticket }, body: wishes })).data
