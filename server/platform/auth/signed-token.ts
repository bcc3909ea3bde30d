import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a ticket is for and until when; the purpose itself is not written into it. */
export interface Purpose {
  secret: string
  /** One thing, named in full: a ticket for another one does not open it. */
  what: string
}

/** A short signed text that lets its holder, a user id, do one thing until a moment, where no bearer token can be sent. */
export function createSignedToken(purpose: Purpose, holder: string, until: Date): string {
  const said = `${until.getTime().toString(36)}.${holder}`
  return `${said}.${signature(purpose, said)}`
}

/** @returns whose ticket it is, or `undefined` when it is forged, for something else, or over */
export function verifySignedToken(purpose: Purpose, ticket: string, now: Date): string | undefined {
  const [until = '', holder = '', given = ''] = ticket.split('.')
  const right = Buffer.from(signature(purpose, `${until}.${holder}`))
  const signed = Buffer.from(given)
  if (signed.length !== right.length || !timingSafeEqual(signed, right)) return undefined
  return Number.parseInt(until, 36) > now.getTime() ? holder : undefined
}

/** Whose ticket it says it is, before anything is verified. */
export const holderOf = (ticket: string): string => ticket.split('.')[1] ?? ''

const signature = ({ secret, what }: Purpose, said: string) =>
  createHmac('sha256', secret).update(`${what}\0${said}`).digest('base64url')
