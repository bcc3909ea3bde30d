import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import * as m from '#messages/contract/messaging.ts'
import { allSet, EMAIL_TOGGLES } from './notification-types.ts'
import { Preferences } from './notifications.ts'

/** Can be changed from an email link, without sign-in. */
export const MailPreferences = Preferences.pick({ email_frequency: true, ...allSet(EMAIL_TOGGLES, true) })
export type MailPreferences = z.infer<typeof MailPreferences>

const MailRecipient = z.object({ email: z.string(), preferences: MailPreferences })
export type MailRecipient = z.infer<typeof MailRecipient>

export const MAIL_LINK_NOT_VALID = m.linkNotValid

/** Signed; valid for a year and only for these calls. */
const ticket = z.object({ ticket: z.string().max(300) })

export const mail = {
  /** RFC 8058, without a session. */
  unsubscribe: endpoint('POST /api/mail/unsubscribe', 'public', {
    summary: 'Unsubscribe the owner of a ticket from one kind of email',
    query: ticket.extend({ kind: z.enum(EMAIL_TOGGLES) }),
    consumes: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
    reply: Done,
  }),
  /** Link scanners open it, so it changes nothing. */
  unsubscribePage: endpoint('GET /api/mail/unsubscribe', 'public', {
    summary: 'Redirect to the page with the email preferences',
    query: ticket.extend({ kind: z.enum(EMAIL_TOGGLES) }),
    produces: ['text/html'],
    reply: Done,
  }),
  preferences: endpoint('GET /api/mail/preferences', 'public', {
    noStore: true,
    summary: 'Get the email preferences of the owner of a ticket',
    query: ticket,
    reply: data(MailRecipient),
  }),
  savePreferences: endpoint('PUT /api/mail/preferences', 'public', {
    summary: 'Change email preferences of the owner of a ticket',
    query: ticket,
    body: z
      .strictObject(MailPreferences.partial().shape)
      .refine((given) => Object.keys(given).length > 0, { error: 'Name at least one preference' }),
    reply: data(MailRecipient),
  }),
}
