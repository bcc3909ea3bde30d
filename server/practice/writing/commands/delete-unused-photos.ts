import type { Db } from '#server/db/open.ts'
import { KEY_PREFIXES, type Storage } from '#server/platform/storage/storage.ts'

/** A new file's row may not be committed yet. */
const GRACE_PERIOD_MS = 24 * 60 * 60_000

/** From deleted accounts and interrupted uploads. */
export async function deleteUnusedPhotos(db: Db, storage: Storage, now: Date): Promise<void> {
  const files = await storage.list()
  const rows = await db.selectFrom('answer_photos').select('storage_key').execute()
  const inUse = new Set(rows.map(({ storage_key }) => storage_key))
  for (const { key, writtenAt } of files)
    if (key.startsWith(KEY_PREFIXES.photograph) && !inUse.has(key) && writtenAt.getTime() < now.getTime() - GRACE_PERIOD_MS)
      await storage.remove(key)
}
