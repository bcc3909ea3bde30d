import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Instant } from '#contract/text.ts'
import { Consent, InterfaceLanguage, SignedIn, TimeZone } from './accounts.ts'
import { byFactors, byPassword } from './by-password.ts'
import { GOOGLE_TEXTS } from './google-rules.ts'

const Start = data(z.object({ url: z.string() }))

const given = (max: number) =>
  z.string({ error: GOOGLE_TEXTS.failed }).min(1, { error: GOOGLE_TEXTS.failed }).max(max, { error: GOOGLE_TEXTS.failed })

/** Google's parameters; `iss`: issuer. */
const Returned = z.strictObject({ code: given(2000), state: given(200), iss: given(300).optional() })

export const GoogleState = z.object({
  identity: z.object({ email: z.string(), linked_at: Instant, last_used_at: Instant.nullable() }).nullable(),
  has_password: z.boolean(),
})
export type GoogleState = z.infer<typeof GoogleState>

/** 404 if not configured. */
export const google = {
  start: endpoint('POST /api/auth/google/start', 'public', {
    summary: 'Start a sign-in with Google: returns the URL to open. Works for ten minutes, in this browser, once',
    rate: 'auth',
    reply: Start,
  }),
  signIn: endpoint('POST /api/auth/google', 'public', {
    summary:
      'Sign in with what Google sent back; 401 `google_account_needed`, with a `ticket` and the `email` in `current`, for a person without an account',
    rate: 'auth',
    body: Returned,
    reply: SignedIn,
  }),
  signUp: endpoint('POST /api/auth/google/sign-up', 'public', {
    summary: 'Create an account with the ticket of a sign-in with Google, and sign in',
    rate: 'signUp',
    body: z.strictObject({
      ticket: z.string({ error: GOOGLE_TEXTS.ticketOver }).max(2000, { error: GOOGLE_TEXTS.ticketOver }),
      time_zone: TimeZone.optional(),
      interface_language: InterfaceLanguage.optional(),
      consent: Consent,
    }),
    reply: SignedIn,
  }),
  state: endpoint('GET /api/user/google', 'member', {
    noStore: true,
    summary: 'The Google account that signs this person in',
    reply: data(GoogleState),
  }),
  startLink: endpoint('POST /api/user/google/start', 'member', {
    summary: 'Start to add a Google account: returns the URL to open',
    rate: 'auth',
    unconfirmed: GOOGLE_TEXTS.confirmFirst,
    body: byPassword,
    reply: Start,
  }),
  link: endpoint('POST /api/user/google', 'member', {
    summary: 'Add a Google account with what Google sent back: it signs in from now on',
    rate: 'auth',
    unconfirmed: GOOGLE_TEXTS.confirmFirst,
    body: Returned,
    reply: data(GoogleState),
  }),
  unlink: endpoint('POST /api/user/google/remove', 'member', {
    summary: 'Remove the Google account: it no longer signs in. 409 where there is neither a password nor a passkey',
    rate: 'auth',
    body: byFactors,
    reply: Done,
  }),
}
