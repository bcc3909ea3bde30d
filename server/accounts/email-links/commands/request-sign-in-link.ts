import { findUnconfirmedPerson } from '#server/accounts/accounts/commands/confirm-address.ts'
import { findPersonByEmail } from '#server/accounts/accounts/commands/find-person.ts'
import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import { sourceOf } from '#server/accounts/sessions/commands/known-sources.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { countSignInLinksOfSource, hasFreshSignInLink } from '../queries.ts'
import { DAY_MS, SIGN_IN_LINK_GAP_MS, SIGN_IN_LINKS_PER_SOURCE_PER_DAY } from '../rules.ts'
import { createLink } from './create-link.ts'

/** Everything else is done by the job, so that known and unknown emails are answered alike. */
export async function requestSignInLink(db: Db, queue: Queue, email: string, visitor: Visitor): Promise<void> {
  await queue.enqueue(db, 'mail-sign-in-link', { email, source: await sourceOf(db, email, visitor) })
}

export interface SignInMail {
  token: string
  email: string
  username: string
}

/** @returns what the mail needs, or nothing where no link is sent */
export async function createSignInLink(
  db: Db,
  queue: Queue,
  { email, source }: { email: string; source: string },
  now: Date,
): Promise<SignInMail | undefined> {
  const person = await findPersonByEmail(db, email)
  if (!person) return undefined
  if (await findUnconfirmedPerson(db, person.id)) {
    // Somebody else may have signed up with this address and know the password: a new one shuts them out.
    await queue.enqueue(db, 'mail-password-reset', { email })
    return undefined
  }
  if (await hasEnoughLinks(db, person.id, source, now)) return undefined
  const token = await inTransaction(db, (db) => createLink(db, person.id, 'sign_in', now, source))
  return { token, email: person.email, username: person.username }
}

const hasEnoughLinks = async (db: Db, userId: string, source: string, now: Date): Promise<boolean> =>
  (await hasFreshSignInLink(db, userId, new Date(now.getTime() - SIGN_IN_LINK_GAP_MS))) ||
  (await countSignInLinksOfSource(db, userId, source, new Date(now.getTime() - DAY_MS))) >= SIGN_IN_LINKS_PER_SOURCE_PER_DAY
