import type { Db } from '#server/db/open.ts'
import { hashOf, newSecret } from '#server/platform/auth/ids.ts'
import type { OpenIdAttempt } from '#server/platform/auth/openid.ts'
import { ATTEMPT_MS, type Beginner } from '../rules.ts'

export async function createAttempt(db: Db, { device, userId }: Beginner, now: Date): Promise<OpenIdAttempt> {
  const attempt = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() }
  await db.deleteFrom('google_attempts').where('expires_at', '<', now).execute()
  await db
    .insertInto('google_attempts')
    .values({
      state_hash: hashOf(attempt.state),
      user_id: userId,
      device_hash: hashOf(device),
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
    })
    .execute()
  return attempt
}
