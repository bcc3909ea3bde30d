import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { endAllSessions } from '#server/accounts/sessions/commands/end-session.ts'
import type { Db } from '#server/db/open.ts'
import { hashPassword, isCommonPassword } from '#server/platform/auth/passwords.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import * as failures from '#server/platform/limits/login-throttle.ts'

/**
 * @param path where a mistake is reported
 * @throws Refusal 422 for a commonly guessed password
 */
export async function hashNewPassword(password: string, path: string): Promise<string> {
  if (isCommonPassword(password))
    throw new HttpError(422, SENTENCES.passwordCommon, {
      code: 'password_common',
      details: [{ path, message: SENTENCES.passwordCommon }],
    })
  return hashPassword(password)
}

/** Sets a password, ends every other session, and says so by mail; must run inside a transaction. */
export async function replacePassword(
  db: Db,
  queue: Queue,
  { userId, password_hash, keepSession }: { userId: string; password_hash: string; keepSession?: string },
  now: Date,
): Promise<void> {
  const user = await db
    .updateTable('users')
    .set({ password_hash, updated_at: now })
    .where('user_id', '=', userId)
    .returning('email_key')
    .executeTakeFirst()
  if (user) await failures.clearAccountFailures(db, user.email_key)
  await endAllSessions(db, userId, { except: keepSession })
  await queue.enqueue(db, 'mail-password-changed', { userId })
}
