import { z } from 'zod'
import { Email } from './accounts.ts'

export const byEmail = z.object({ email: Email })

export const byToken = z.object({
  token: z.string({ error: 'A link token is required' }).min(1, { error: 'A link token is required' }).max(200),
})

export const LinkSent = z.object({ success: z.literal(true), message: z.string() })
