import { createHmac } from 'node:crypto'
import type { Db } from '#server/db/open.ts'
import { secretFor } from './secrets.ts'

/** What is stored of a network. There are few IPv4 addresses: a hash without a key could be turned back by trying them all. */
export async function networkHash(db: Db, network: string): Promise<string> {
  return createHmac('sha256', await secretFor(db, 'networks'))
    .update(network)
    .digest('hex')
}
