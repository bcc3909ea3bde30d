import { findUnconfirmedPerson } from '#server/accounts/accounts/commands/confirm-address.ts'
import { findPersonByEmail } from '#server/accounts/accounts/commands/find-person.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import { askerOf } from '#server/accounts/sessions/commands/known-sources.ts'
import type { Addressee } from '#server/accounts/shared/addressee.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { isLimitReached } from '#server/platform/limits/limit.ts'
import { countSignInLinksOfSource, hasFreshSignInLink } from '../queries.ts'
import { SIGN_IN_LINK_GAP_MS, SOURCE_LIMITS } from '../rules.ts'
import { createLink } from './create-link.ts'
import { askForLink } from './look-up-address.ts'

export async function requestSignInLink(db: Db, queue: Queue, email: string, visitor: Visitor): Promise<void> {
  await askForLink(db, queue, { mail: 'mail-sign-in-link', email, ...(await askerOf(db, email, visitor)) })
}

export async function findSignInRecipient(
  db: Db,
  queue: Queue,
  { email, source }: { email: string; source: string },
  now: Date,
): Promise<(Addressee & { id: string }) | undefined> {
  const person = await findPersonByEmail(db, email)
  if (!person) return undefined
  if (await findUnconfirmedPerson(db, person.id)) {
    // The address's first user may not own it: a new password locks them out.
    await queue.enqueue(db, 'mail-password-reset', { email })
    return undefined
  }
  return (await hasEnoughLinks(db, person.id, source, now)) ? undefined : person
}

/** Under the lock: two jobs may run at once. */
export const createSignInLink = (db: Db, userId: string, source: string, now: Date): Promise<string | undefined> =>
  inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    return (await hasEnoughLinks(db, userId, source, now)) ? undefined : createLink(db, userId, 'sign_in', now, source)
  })

const hasEnoughLinks = async (db: Db, userId: string, source: string, now: Date): Promise<boolean> =>
  (await hasFreshSignInLink(db, userId, new Date(now.getTime() - SIGN_IN_LINK_GAP_MS))) ||
  (await isLimitReached(SOURCE_LIMITS, (from) => countSignInLinksOfSource(db, userId, source, from), now))
