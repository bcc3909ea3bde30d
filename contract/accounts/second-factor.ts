import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Instant } from '#contract/text.ts'
import { SignedIn } from './accounts.ts'
import { byFactors, byPassword, Code } from './by-password.ts'
import { CONFIRM_FIRST } from './confirm-first.ts'

const RecoveryCodes = data(z.object({ recovery_codes: z.array(z.string()) }))

export const SecondFactor = z.object({
  /** `null`: no authenticator app. */
  enabled_at: Instant.nullable(),
  recovery_codes_left: z.int(),
  /** By the operator. */
  is_required: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const secondFactor = {
  signIn: endpoint('POST /api/auth/second-factor', 'public', {
    summary: 'The second step of a sign-in: the `ticket` of the first reply, and a code of the app or a recovery code',
    rate: 'auth',
    body: z.strictObject({ ticket: z.string().max(300), code: Code }),
    reply: SignedIn,
  }),
  state: endpoint('GET /api/user/second-factor', 'member', {
    noStore: true,
    summary: 'Whether signing in needs a code',
    reply: data(SecondFactor),
  }),
  start: endpoint('POST /api/user/second-factor', 'member', {
    summary: 'Start setting up an authenticator app; it counts once a code has confirmed it',
    rate: 'auth',
    unconfirmed: CONFIRM_FIRST.app,
    body: byPassword,
    reply: data(z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })),
  }),
  confirm: endpoint('POST /api/user/second-factor/confirm', 'member', {
    summary: 'Confirm the app with a code; answers the recovery codes and ends every other session',
    rate: 'auth',
    unconfirmed: CONFIRM_FIRST.app,
    body: z.strictObject({ code: Code }),
    reply: RecoveryCodes,
  }),
  renewCodes: endpoint('POST /api/user/second-factor/recovery-codes', 'member', {
    summary: 'New recovery codes; the old ones no longer work',
    rate: 'auth',
    body: byFactors,
    reply: RecoveryCodes,
  }),
  remove: endpoint('POST /api/user/second-factor/remove', 'member', {
    summary: 'Sign in without a code from now on',
    rate: 'auth',
    body: byFactors,
    reply: Done,
  }),
}
