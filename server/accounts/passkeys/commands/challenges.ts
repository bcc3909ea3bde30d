import type { Db } from '#server/db/open.ts'
import { newSecret } from '#server/platform/auth/ids.ts'
import { CHALLENGE_MS } from '../rules.ts'

export async function createChallenge(db: Db, userId: string | null, now: Date): Promise<string> {
  const challenge = newSecret()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: new Date(now.getTime() + CHALLENGE_MS) })
    .execute()
  return challenge
}

/** The delete decides between simultaneous uses. */
export async function consumeChallenge(db: Db, challenge: string, userId: string | null, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}
