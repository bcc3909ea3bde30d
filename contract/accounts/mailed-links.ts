import { z } from 'zod'
import { Email } from './accounts.ts'

/** A link is mailed to this address, if there is an account. */
export const byEmail = z.object({ email: Email })

/** The token from a mailed link. */
export const byToken = z.object({
  token: z.string({ error: 'A link token is required' }).min(1, { error: 'A link token is required' }).max(200),
})

/** That a link is on its way, as a sentence to show. */
export const LinkSent = z.object({ success: z.literal(true), message: z.string() })
