import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { isKnownNetwork } from '../queries.ts'

/** Whether the account of this e-mail has a session that was begun from this network. */
export const hasSessionFromNetwork = (db: Db, emailKey: string, network: string): Promise<boolean> =>
  isKnownNetwork(db, emailKey, hashOf(network))
