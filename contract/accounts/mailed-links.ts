import { z } from 'zod'
import * as m from '#messages/contract/accounts/accounts.ts'
import { Email } from './accounts.ts'

export const byEmail = z.object({ email: Email })

export const byToken = z.object({
  token: z.string({ error: m.linkTokenRequired }).min(1, { error: m.linkTokenRequired }).max(200),
})

export const LinkSent = z.object({ success: z.literal(true), message: z.string() })
