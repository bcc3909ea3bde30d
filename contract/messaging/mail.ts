import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { allSet, EMAIL_TOGGLES } from './notification-types.ts'
import { Preferences } from './notifications.ts'

/** The preferences that can be changed from a link in an email, without signing in. */
export const MailPreferences = Preferences.pick({ email_frequency: true, ...allSet(EMAIL_TOGGLES, true) })
export type MailPreferences = z.infer<typeof MailPreferences>

const MailRecipient = z.object({ email: z.string(), preferences: MailPreferences })
export type MailRecipient = z.infer<typeof MailRecipient>

export const MAIL_LINK_NOT_VALID = 'This link is no longer valid. Sign in to change your preferences.'

/** A signed token from an email. It is valid for a year and only for these endpoints. */
const ticket = z.object({ ticket: z.string().max(300) })

export const mail = {
  /** One-click unsubscribe (RFC 8058): mail clients post here without a session or a cookie. */
  unsubscribe: endpoint('POST /api/mail/unsubscribe', 'public', {
    summary: 'Unsubscribe the owner of a ticket from one kind of email',
    query: ticket.extend({ kind: z.enum(EMAIL_TOGGLES) }),
    consumes: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
    reply: Done,
  }),
  /** For mail clients that only open the link. Link scanners open it too, so it changes nothing. */
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
