import { Done, endpoint } from '#contract/endpoint.ts'
import { NewPassword } from './accounts.ts'
import { byEmail, byToken, LinkSent } from './mailed-links.ts'

export const passwordReset = {
  ask: endpoint('POST /api/auth/forgot-password', 'public', {
    summary: 'Ask for a link to set a new password',
    rate: 'mail',
    body: byEmail,
    reply: LinkSent,
  }),
  set: endpoint('POST /api/auth/reset-password', 'public', {
    summary: 'Set a new password with the token from the email; ends every session',
    rate: 'auth',
    body: byToken.extend({ password: NewPassword }),
    reply: Done,
  }),
}
