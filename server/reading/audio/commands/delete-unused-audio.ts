import type { Db } from '#server/db/open.ts'
import { hasPrefix, type Storage } from '#server/platform/storage/storage.ts'
import { listStorageKeys } from '../queries.ts'

/** A new file's row may not be committed yet. */
const GRACE_PERIOD_MS = 24 * 60 * 60_000

export async function deleteUnusedAudio(db: Db, storage: Storage, now: Date): Promise<void> {
  const files = await storage.list()
  const inUse = await listStorageKeys(db)
  for (const { key, writtenAt } of files)
    if (!hasPrefix(key) && !inUse.has(key) && writtenAt.getTime() < now.getTime() - GRACE_PERIOD_MS) await storage.remove(key)
}
