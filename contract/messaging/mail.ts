import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { EMAIL_TOGGLES } from './notification-types.ts'
import { Preferences } from './notifications.ts'

/** What somebody without an account at hand can change from a link in a mail. */
export const MailPreferences = Preferences.pick({
  email_frequency: true,
  email_daily_digest: true,
  email_quiz_completion: true,
  email_bookmark_reminders: true,
})
export type MailPreferences = z.infer<typeof MailPreferences>

const MailRecipient = z.object({ email: z.string(), preferences: MailPreferences })
export type MailRecipient = z.infer<typeof MailRecipient>

export const MAIL_LINK_NOT_VALID = 'This link is not valid any more. Sign in to change your preferences.'

/** Made for a mail; it opens nothing but these three calls, for a year. */
const ticket = z.object({ ticket: z.string().max(300) })

export const mails = {
  /** RFC 8058: a mail program posts here without a person, a session or a cookie. Opening the address changes nothing. */
  unsubscribe: endpoint('POST /api/mail/unsubscribe', 'public', {
    summary: 'Stop the kind of mail a ticket was made for',
    query: ticket.extend({ kind: z.enum(EMAIL_TOGGLES) }),
    consumes: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
    reply: Done,
  }),
  /** For mail programs that only open the address: scanners do so too, so it changes nothing. */
  unsubscribePage: endpoint('GET /api/mail/unsubscribe', 'public', {
    summary: 'Leads to the page where mails can be stopped',
    query: ticket.extend({ kind: z.enum(EMAIL_TOGGLES) }),
    produces: ['text/html'],
    reply: Done,
  }),
  mailPreferences: endpoint('GET /api/mail/preferences', 'public', {
    summary: 'The mail preferences of the person a ticket was made for',
    query: ticket,
    reply: data(MailRecipient),
  }),
  saveMailPreferences: endpoint('PUT /api/mail/preferences', 'public', {
    summary: 'Change the mail preferences of the person a ticket was made for',
    query: ticket,
    body: z
      .strictObject(MailPreferences.partial().shape)
      .refine((given) => Object.keys(given).length > 0, { error: 'Name at least one preference' }),
    reply: data(MailRecipient),
  }),
}
