import { createHmac } from 'node:crypto'
import type { Db } from '#server/db/open.ts'
import { secretFor } from './secrets.ts'

/** A key that is one person's for good and stands nowhere: their browser locks with it what the next one at the same device must not read. */
export async function deviceKeyFor(db: Db, userId: string): Promise<string> {
  return createHmac('sha256', await secretFor(db, 'seals'))
    .update(userId)
    .digest('hex')
}
