import { findPersonByEmail } from '#server/accounts/accounts/commands/find-person.ts'
import type { Asker } from '#server/accounts/sessions/commands/known-sources.ts'
import type { Db } from '#server/db/open.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'

export const LOOK_UP_ADDRESS = 'look-up-address'

export type LinkRequest = { email: string } & (({ mail: 'mail-sign-in-link' } & Asker) | { mail: 'mail-password-reset' })

/**
 * Does the same for known and unknown addresses, so timing reveals nothing. A separate queue keeps unknown ones out of the mail
 * queue.
 */
export const askForLink = (db: Db, queue: Queue, request: LinkRequest): Promise<void> =>
  queue.enqueue(db, LOOK_UP_ADDRESS, request)

export async function lookUpAddress(db: Db, queue: Queue, { mail, ...request }: LinkRequest): Promise<void> {
  if (await findPersonByEmail(db, request.email)) await queue.enqueue(db, mail, request)
}
