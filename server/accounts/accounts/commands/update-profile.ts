import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import * as rules from '../rules.ts'
import { getUser } from './find-person.ts'

/** @throws HttpError 422 for a reserved username, 409 for a taken one */
export async function updateProfile(
  db: Db,
  userId: string,
  change: { username?: string; time_zone?: string },
  now: Date,
): Promise<User> {
  if (change.username && rules.isReservedUsername(change.username))
    throw new HttpError(422, SENTENCES.usernameReserved, { details: [{ path: 'username', message: SENTENCES.usernameReserved }] })
  try {
    return await inTransaction(db, async (db) => {
      await db
        .updateTable('users')
        .set({
          ...(change.username ? { username: change.username, username_key: rules.usernameKey(change.username) } : {}),
          ...(change.time_zone ? { time_zone: change.time_zone } : {}),
          updated_at: now,
        })
        .where('user_id', '=', userId)
        .execute()
      await invalidate(db, `person:${userId}`)
      return getUser(db, userId)
    })
  } catch (error) {
    if ((error as { code?: string }).code === '23505')
      throw new HttpError(409, SENTENCES.usernameTaken, {
        code: 'username_taken',
        details: [{ path: 'username', message: SENTENCES.usernameTaken }],
      })
    throw error
  }
}
