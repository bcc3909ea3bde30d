import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { NewPassword, SignedIn } from './accounts.ts'
import { byEmail, byToken, LinkSent } from './mailed-links.ts'

export const emailLinks = {
  confirm: endpoint('POST /api/auth/confirm-email', 'public', {
    summary:
      'Confirm an email address with the token from the email; 400 `link_expired` or `link_invalid`. Without a session of the account 409 `new_password_needed`: the same again with a new password, which ends every session and removes passkeys, Google account and authenticator app',
    rate: 'auth',
    body: byToken.extend({ password: NewPassword.optional() }),
    reply: data(z.object({ was_confirmed: z.boolean() })),
  }),
  resendExpired: endpoint('POST /api/auth/resend-confirmation', 'public', {
    summary: 'Send a new confirmation link to the address that an older one was sent to',
    rate: 'mail',
    body: byToken,
    reply: LinkSent,
  }),
  requestSignIn: endpoint('POST /api/auth/sign-in-link', 'public', {
    summary: 'Email a link to sign in; the reply is the same whether or not there is an account',
    rate: 'mail',
    body: byEmail,
    reply: LinkSent,
  }),
  signIn: endpoint('POST /api/auth/sign-in-with-link', 'public', {
    summary: 'Sign in with the token from the email; 400 `link_expired`, `link_used` or `link_invalid`',
    rate: 'auth',
    body: byToken,
    reply: SignedIn,
  }),
  resend: endpoint('POST /api/user/confirmation', 'member', {
    summary: 'Send the caller a new confirmation link',
    rate: 'mail',
    reply: LinkSent,
  }),
}
