import { z } from 'zod'
import { Email } from '#contract/accounts/accounts.ts'
import { type GoogleIdentity, isGoogleMailbox } from '../rules.ts'

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: Email,
  email_verified: z.literal(true),
  hd: z.string().optional(),
})

export function identityOf(claims: unknown): GoogleIdentity | undefined {
  const { data } = Claims.safeParse(claims)
  return data && { issuer: data.iss, subject: data.sub, email: data.email, isGoogleMailbox: isGoogleMailbox(data) }
}
