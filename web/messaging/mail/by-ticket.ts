import { type MailPreferences, type MailRecipient, mail } from '#contract/messaging/mail.ts'
import { call } from '#web/platform/http/call.ts'

/** Requests of users without a session who follow the link in an email. Apart from api.ts, so that their page does not load the query library. */

export const loadByTicket = async (ticket: string, signal: AbortSignal): Promise<MailRecipient> =>
  (await call(mail.preferences, { query: { ticket }, signal })).data

export const saveByTicket = async (ticket: string, changes: Partial<MailPreferences>): Promise<MailRecipient> =>
  (await call(mail.savePreferences, { query: { ticket }, body: changes })).data
