import { createHmac } from 'node:crypto'
import type { Db } from '#server/db/open.ts'
import { secretFor } from './secrets.ts'

/** Keyed: all IPv4 addresses can be tried. */
export async function networkHash(db: Db, network: string): Promise<string> {
  return createHmac('sha256', await secretFor(db, 'networks'))
    .update(network)
    .digest('hex')
}
