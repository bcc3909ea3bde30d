import { z } from 'zod'
import { GivenPassword } from './accounts.ts'

/** What changes how somebody signs in is asked for with the password. */
export const byPassword = z.strictObject({ password: GivenPassword })

/** The same, also for an account without a password: it leaves the password out, and must have signed in on this session a moment ago. */
export const byOwner = z.strictObject({ password: GivenPassword.optional() })
