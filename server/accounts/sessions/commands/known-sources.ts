import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { networkHash } from '#server/platform/auth/network-hash.ts'
import type { Attempt } from '#server/platform/limits/login-throttle.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import { knownSources } from '../queries.ts'

interface Source {
  network: string
  device?: string
}

export async function findKnownSource(db: Db, emailKey: string, { device, network }: Source): Promise<Attempt['known']> {
  const ofNetwork = await networkHash(db, network)
  const ofDevice = device && hashOf(device)
  const known = await knownSources(db, emailKey, ofDevice ? [ofNetwork, ofDevice] : [ofNetwork])
  if (ofDevice && known.includes(ofDevice)) return 'device'
  return known.includes(ofNetwork) ? 'network' : null
}

export interface Asker {
  /** Hash of the device if known, else of the network. */
  source: string
  isStranger: boolean
}

export async function askerOf(db: Db, email: string, source: Source): Promise<Asker> {
  const known = await findKnownSource(db, email.trim().toLowerCase(), source)
  const isKnownDevice = known === 'device' && source.device
  return { source: isKnownDevice ? hashOf(isKnownDevice) : await networkHash(db, source.network), isStranger: known === null }
}

export async function rememberSources(db: Db, userId: string, { device, network }: Source, now: Date): Promise<void> {
  const hashes = [...(device ? [hashOf(device)] : []), await networkHash(db, network)]
  await db
    .insertInto('sign_in_sources')
    .values(hashes.map((source_hash) => ({ user_id: userId, source_hash, last_success_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'source_hash']).doUpdateSet({ last_success_at: now }))
    .execute()
}

export async function deleteOldSources(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_sources').where('last_success_at', '<', daysBefore(now, RETENTION_DAYS.signInSources)).execute()
}
