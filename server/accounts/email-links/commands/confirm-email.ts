import { EMAIL_LINK_SENTENCES, NEW_PASSWORD_NEEDED, NEW_PASSWORD_SENTENCE } from '#contract/accounts/email-link-rules.ts'
import { findUnconfirmedPerson, markEmailConfirmed } from '#server/accounts/accounts/commands/confirm-address.ts'
import { endUnprovedAccess } from '#server/accounts/accounts/commands/end-unproved-access.ts'
import { getUser } from '#server/accounts/accounts/commands/find-person.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import { hashNewPassword, replacePassword, type StoredPassword } from '#server/accounts/accounts/commands/replace-password.ts'
import { deleteResetsOf } from '#server/accounts/password-reset/commands/delete-reset.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { findLink } from '../queries.ts'

interface Confirmation {
  token: string
  password?: string | undefined
  /** User id of this session. */
  caller: string | undefined
}

/**
 * The address's first user may not own it: a device without a session must set a new password, which ends other access.
 * @returns whether it was confirmed before
 * @throws HttpError 400, 409 if a new password is needed, 422
 */
export async function confirmEmail(db: Db, queue: Queue, given: Confirmation, now: Date): Promise<boolean> {
  const link = await findLink(db, 'confirm', given.token, now)
  if (!link) throw new HttpError(400, EMAIL_LINK_SENTENCES.linkInvalid, { code: 'link_invalid' })
  if (link.isConfirmed) return true
  if (link.isExpired || link.isUsed) throw expired()
  const password = await passwordFor(db, link.userId, given)
  return inTransaction(db, async (db) => {
    // Changing the address ends links under this lock.
    await lockOwnAccount(db, link.userId)
    if (!(await isUsedNow(db, given.token, now))) return confirmedMeanwhile(db, link.userId)
    const wasConfirmed = !(await markEmailConfirmed(db, link.userId, now))
    if (password && !wasConfirmed) await takeOver(db, queue, { userId: link.userId, password }, now)
    return wasConfirmed
  })
}

async function passwordFor(db: Db, userId: string, { password, caller }: Confirmation): Promise<StoredPassword | undefined> {
  if (password === undefined && caller === userId) return undefined
  const owner = await getUser(db, userId)
  if (password !== undefined) return hashNewPassword(password, 'password', owner)
  const current = { email: owner.email }
  throw new HttpError(409, NEW_PASSWORD_SENTENCE, { code: NEW_PASSWORD_NEEDED, current })
}

async function isUsedNow(db: Db, token: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('email_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

async function takeOver(db: Db, queue: Queue, owner: { userId: string; password: StoredPassword }, now: Date): Promise<void> {
  await endUnprovedAccess(db, owner.userId)
  await deleteResetsOf(db, owner.userId)
  await replacePassword(db, queue, owner, now)
}

/** @throws HttpError 400 if the link was ended */
async function confirmedMeanwhile(db: Db, userId: string): Promise<true> {
  if (await findUnconfirmedPerson(db, userId)) throw expired()
  return true
}

const expired = () => new HttpError(400, EMAIL_LINK_SENTENCES.linkExpired, { code: 'link_expired' })
