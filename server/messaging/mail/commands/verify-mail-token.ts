import { MAIL_LINK_NOT_VALID } from '#contract/messaging/mail.ts'
import type { Db } from '#server/db/open.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken, verifySignedToken } from '#server/platform/auth/signed-token.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { userExists } from '../queries.ts'
import * as rules from '../rules.ts'

/** @throws HttpError 403, also for a deleted account */
export async function verifyMailToken(db: Db, what: string, ticket: string, now: Date): Promise<string> {
  const userId = verifySignedToken({ secret: await secretFor(db, 'tickets'), what }, ticket, now)
  if (!userId || !(await userExists(db, userId))) throw new HttpError(403, MAIL_LINK_NOT_VALID)
  return userId
}

/** For browsers; the page reports invalid tickets. */
export async function preferencesPagePath(db: Db, what: string, ticket: string, now: Date): Promise<string> {
  const secret = await secretFor(db, 'tickets')
  const userId = verifySignedToken({ secret, what }, ticket, now)
  const until = new Date(now.getTime() + rules.PAGE_TOKEN_MS)
  const shown = userId ? createSignedToken({ secret, what: rules.MAIL_PREFERENCES }, userId, until) : 'none'
  return `/mail-preferences#ticket=${shown}`
}
