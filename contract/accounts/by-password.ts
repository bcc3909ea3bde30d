import { z } from 'zod'
import * as m from '#messages/contract/accounts/accounts.ts'
import { GivenPassword } from './accounts.ts'

export const byPassword = z.strictObject({ password: GivenPassword })

/** Without a password, requires a recent sign-in. */
export const byOwner = z.strictObject({ password: GivenPassword.optional() })

/** Six digits or a recovery code. */
export const Code = z
  .string({ error: m.codeRequired })
  .max(40, { error: m.codeTooLong })
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine((text) => text !== '', { error: m.codeRequired })

/** Code required with an authenticator app. */
export const byFactors = byOwner.extend({ code: Code.optional() })
