import { z } from 'zod'
import { Done, endpoint } from '#contract/endpoint.ts'
import { Email, NewPassword } from './accounts.ts'

export const passwordReset = {
  ask: endpoint('POST /api/auth/forgot-password', 'public', {
    summary: 'Ask for a link to set a new password',
    rate: 'auth',
    body: z.object({ email: Email }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
  set: endpoint('POST /api/auth/reset-password', 'public', {
    summary: 'Set a new password with the token from the mail; ends every session',
    rate: 'auth',
    body: z.object({ token: z.string().min(1).max(200), password: NewPassword }),
    reply: Done,
  }),
}
