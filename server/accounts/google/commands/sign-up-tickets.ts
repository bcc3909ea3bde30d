import { GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import type { Db } from '#server/db/open.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken, verifySignedToken } from '#server/platform/auth/signed-token.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { type GoogleIdentity, SIGN_UP_MS } from '../rules.ts'

/** Holds the Google account, so nothing is stored before sign-up. */
export async function createTicket(db: Db, identity: GoogleIdentity, now: Date): Promise<string> {
  const holder = Buffer.from(JSON.stringify(identity)).toString('base64url')
  return createSignedToken(await purpose(db), holder, new Date(now.getTime() + SIGN_UP_MS))
}

/** @throws HttpError 401 */
export async function identityOfTicket(db: Db, ticket: string, now: Date): Promise<GoogleIdentity> {
  const holder = verifySignedToken(await purpose(db), ticket, now)
  if (!holder) throw new HttpError(401, GOOGLE_TEXTS.ticketOver, { code: 'ticket_over' })
  return JSON.parse(Buffer.from(holder, 'base64url').toString())
}

const purpose = async (db: Db) => ({ secret: await secretFor(db, 'google'), what: 'sign up with Google' })
