import { createHmac } from 'node:crypto'
import type { Db } from '#server/db/open.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { mailboxOf } from '#server/platform/text/mailbox.ts'

export type Customer = Pick<Member, 'id' | 'email'>

/** Keyed, so that table readers cannot test addresses. */
export async function mailboxHash(db: Db, email: string): Promise<string> {
  return createHmac('sha256', await secretFor(db, 'trial-mailboxes'))
    .update(mailboxOf(email))
    .digest('base64url')
}
