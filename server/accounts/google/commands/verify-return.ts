import { GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import type { Db } from '#server/db/open.ts'
import { type OpenIdClient, OpenIdRefusal, type OpenIdReturn } from '#server/platform/auth/openid.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Beginner, GoogleIdentity } from '../rules.ts'
import { consumeAttempt } from './consume-attempt.ts'
import { createAttempt } from './create-attempt.ts'
import { identityOf } from './identity-of.ts'

/** @throws HttpError 503 */
export async function startAtGoogle(db: Db, client: OpenIdClient, beginner: Beginner, now: Date): Promise<string> {
  const attempt = await createAttempt(db, beginner, now)
  return client.authorizationUrl(attempt).catch(refused)
}

/**
 * Always consumes the attempt.
 * @throws HttpError 400, 403, 503
 */
export async function verifyReturn(
  db: Db,
  client: OpenIdClient,
  given: OpenIdReturn,
  beginner: Beginner,
  now: Date,
): Promise<GoogleIdentity> {
  const attempt = await consumeAttempt(db, given.state, beginner, now)
  const identity = identityOf(await client.claims(given, attempt).catch(refused))
  if (!identity) throw new HttpError(403, GOOGLE_TEXTS.emailUnverified, { code: 'google_email_unverified' })
  return identity
}

function refused(cause: unknown): never {
  if (cause instanceof OpenIdRefusal) throw new HttpError(400, GOOGLE_TEXTS.failed, { code: 'google_failed', cause })
  if (cause instanceof ExternalServiceError)
    throw new HttpError(503, GOOGLE_TEXTS.unreachable, { code: 'google_unreachable', retryAfter: 5, cause })
  throw cause
}
