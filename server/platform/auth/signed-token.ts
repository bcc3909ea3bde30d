import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Purpose {
  secret: string
  /** Must be unique; not part of the token. */
  what: string
}

export function createSignedToken(purpose: Purpose, holder: string, until: Date): string {
  const said = `${until.getTime().toString(36)}.${holder}`
  return `${said}.${signature(purpose, said)}`
}

export function verifySignedToken(purpose: Purpose, ticket: string, now: Date): string | undefined {
  const [until = '', holder = '', given = ''] = ticket.split('.')
  const right = Buffer.from(signature(purpose, `${until}.${holder}`))
  const signed = Buffer.from(given)
  if (signed.length !== right.length || !timingSafeEqual(signed, right)) return undefined
  return Number.parseInt(until, 36) > now.getTime() ? holder : undefined
}

/** Not verified. */
export const holderOf = (ticket: string): string => ticket.split('.')[1] ?? ''

const signature = ({ secret, what }: Purpose, said: string) =>
  createHmac('sha256', secret).update(`${what}\0${said}`).digest('base64url')
