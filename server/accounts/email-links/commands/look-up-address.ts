import { findPersonByEmail } from '#server/accounts/accounts/commands/find-person.ts'
import type { Asker } from '#server/accounts/sessions/commands/known-sources.ts'
import type { Db } from '#server/db/open.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'

export const LOOK_UP_ADDRESS = 'look-up-address'

/** A request for a link by somebody who is not signed in. */
export type LinkRequest = { email: string } & (({ mail: 'mail-sign-in-link' } & Asker) | { mail: 'mail-password-reset' })

/**
 * The request does the same for known and unknown addresses, and so takes the same time. Unknown ones end in a queue of their own, before
 * the one in which mails wait for the mail server.
 */
export const askForLink = (db: Db, queue: Queue, request: LinkRequest): Promise<void> =>
  queue.enqueue(db, LOOK_UP_ADDRESS, request)

export async function lookUpAddress(db: Db, queue: Queue, { mail, ...request }: LinkRequest): Promise<void> {
  if (await findPersonByEmail(db, request.email)) await queue.enqueue(db, mail, request)
}
