import { GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import type { OpenIdAttempt } from '#server/platform/auth/openid.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Beginner } from '../rules.ts'

/**
 * The delete decides between simultaneous uses. Bound to browser and user, against login CSRF.
 * @throws HttpError 400
 */
export async function consumeAttempt(db: Db, state: string, { device, userId }: Beginner, now: Date): Promise<OpenIdAttempt> {
  const row = await db
    .deleteFrom('google_attempts')
    .where('state_hash', '=', hashOf(state))
    .where('device_hash', '=', hashOf(device))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier'])
    .executeTakeFirst()
  if (!row) throw new HttpError(400, GOOGLE_TEXTS.over, { code: 'google_over' })
  return { state, nonce: row.nonce, codeVerifier: row.code_verifier }
}
