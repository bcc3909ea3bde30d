import type { Db } from '#server/db/open.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { listStorageKeys } from '../queries.ts'

/** A file may have been written for a row that is about to be. */
const GRACE_PERIOD_MS = 24 * 60 * 60_000

/** Removes files that no row names: replaced recordings, deleted articles, uploads that never ended. */
export async function deleteUnusedAudio(db: Db, storage: Storage, now: Date): Promise<void> {
  const files = await storage.list()
  const inUse = await listStorageKeys(db)
  for (const { key, writtenAt } of files)
    if (!inUse.has(key) && writtenAt.getTime() < now.getTime() - GRACE_PERIOD_MS) await storage.remove(key)
}
