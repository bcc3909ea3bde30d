import { z } from 'zod'
import { GivenPassword } from './accounts.ts'

/** What changes how somebody signs in is asked for with the password. */
export const byPassword = z.strictObject({ password: GivenPassword })

/** The same, also for an account without a password: it leaves the password out, and must have signed in on this session a moment ago. */
export const byOwner = z.strictObject({ password: GivenPassword.optional() })

/** Six digits, or a recovery code; spaces and hyphens do not count. */
export const Code = z
  .string({ error: 'The code is required' })
  .max(40, { error: 'The code is too long' })
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine((text) => text !== '', { error: 'The code is required' })

/** What takes a way to sign in away, or makes one that needs no code: as `byOwner`, and with a code where there is an authenticator app. */
export const byFactors = byOwner.extend({ code: Code.optional() })
