import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { nameTag, personTag } from '#server/platform/auth/sessions.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import * as rules from '../rules.ts'
import { getUser } from './find-person.ts'
import { lockOwnAccount } from './lock-account.ts'

/** @throws HttpError 409, 422 */
export async function updateProfile(
  db: Db,
  userId: string,
  change: { username?: string; time_zone?: string; interface_language?: Language },
  now: Date,
): Promise<User> {
  if (change.username && rules.isReservedUsername(change.username))
    throw new HttpError(422, SENTENCES.usernameReserved, { details: [{ path: 'username', message: SENTENCES.usernameReserved }] })
  try {
    return await inTransaction(db, async (db) => {
      await lockOwnAccount(db, userId)
      const before = await getUser(db, userId)
      await db
        .updateTable('users')
        .set({
          ...(change.username ? { username: change.username, username_key: rules.usernameKey(change.username) } : {}),
          ...(change.time_zone ? { time_zone: change.time_zone } : {}),
          ...(change.interface_language ? { interface_language: change.interface_language } : {}),
          updated_at: now,
        })
        .where('user_id', '=', userId)
        .execute()
      const after = await getUser(db, userId)
      await invalidate(db, ...tagsOfChange(before, after))
      return after
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

function tagsOfChange(before: User, after: User): string[] {
  const isRenamed = after.username !== before.username
  if (!isRenamed && after.time_zone === before.time_zone) return []
  return [personTag(after.id), ...(isRenamed ? [nameTag(before.username)] : [])]
}
