import { z } from 'zod'
import { GivenPassword } from './accounts.ts'

export const byPassword = z.strictObject({ password: GivenPassword })

/** Without a password, requires a recent sign-in. */
export const byOwner = z.strictObject({ password: GivenPassword.optional() })

/** Six digits or a recovery code. */
export const Code = z
  .string({ error: 'The code is required' })
  .max(40, { error: 'The code is too long' })
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine((text) => text !== '', { error: 'The code is required' })

/** Code required with an authenticator app. */
export const byFactors = byOwner.extend({ code: Code.optional() })
