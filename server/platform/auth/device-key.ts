import { createHmac } from 'node:crypto'
import type { Db } from '#server/db/open.ts'
import { secretFor } from './secrets.ts'

/** The `seal` of the contract: derived from a secret of the instance, so that it is stored nowhere. */
export async function deviceKeyFor(db: Db, userId: string): Promise<string> {
  return createHmac('sha256', await secretFor(db, 'seals'))
    .update(userId)
    .digest('hex')
}
