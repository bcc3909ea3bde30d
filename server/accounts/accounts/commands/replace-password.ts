import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { isLongPassword, type PasswordOwner, passwordMistake } from '#contract/accounts/password-rules.ts'
import { deleteSignInLinks } from '#server/accounts/email-links/commands/create-link.ts'
import { endPause } from '#server/accounts/second-factor/commands/end-pause.ts'
import { endAllSessions } from '#server/accounts/sessions/commands/end-session.ts'
import type { Db } from '#server/db/open.ts'
import { newSecret } from '#server/platform/auth/ids.ts'
import { hashPassword, isCommonPassword } from '#server/platform/auth/passwords.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import * as failures from '#server/platform/limits/login-throttle.ts'

export interface StoredPassword {
  password_hash: string
  has_long_password: boolean
  /** False for Google sign-ups: the hash is of a random secret. */
  has_password: boolean
}

/**
 * @param path field for the error
 * @throws HttpError 422
 */
export async function hashNewPassword(password: string, path: string, owner: PasswordOwner): Promise<StoredPassword> {
  const mistake = passwordMistake(password, owner)
  if (mistake) throw refused(mistake, 'password_weak', path)
  if (isCommonPassword(password)) throw refused(SENTENCES.passwordCommon, 'password_common', path)
  return { password_hash: await hashPassword(password), has_long_password: isLongPassword(password), has_password: true }
}

export const hashNoPassword = async (): Promise<StoredPassword> => ({
  password_hash: await hashPassword(newSecret()),
  has_long_password: false,
  has_password: false,
})

const refused = (message: string, code: string, path: string) =>
  new HttpError(422, message, { code, details: [{ path, message }] })

/** Needs a transaction. */
export async function replacePassword(
  db: Db,
  queue: Queue,
  { userId, password, keepSession }: { userId: string; password: StoredPassword; keepSession?: string },
  now: Date,
): Promise<void> {
  const user = await db
    .updateTable('users')
    .set({ ...password, updated_at: now })
    .where('user_id', '=', userId)
    .returning('email_key')
    .executeTakeFirst()
  if (user) await failures.clearAccountFailures(db, user.email_key)
  await endPause(db, userId)
  await deleteSignInLinks(db, userId)
  await endAllSessions(db, userId, { except: keepSession })
  await queue.enqueue(db, 'mail-password-changed', { userId })
}
