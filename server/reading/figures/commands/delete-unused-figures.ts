import { sql } from 'kysely'
import { UNUSED_FIGURE_DAYS } from '#contract/reading/figure-rules.ts'
import type { Db } from '#server/db/open.ts'
import { KEY_PREFIXES, type Storage } from '#server/platform/storage/storage.ts'

const DAY_MS = 24 * 60 * 60_000
/** A new file's row may not be committed yet. */
const GRACE_PERIOD_MS = DAY_MS

/** Stored versions also keep their pictures. */
export async function deleteUnusedFigures(db: Db, storage: Storage, now: Date): Promise<void> {
  await deleteUnnamed(db, new Date(now.getTime() - UNUSED_FIGURE_DAYS * DAY_MS))
  const files = await storage.list()
  const rows = await db.selectFrom('figure_files').select('storage_key').execute()
  const inUse = new Set(rows.map(({ storage_key }) => storage_key))
  for (const { key, writtenAt } of files)
    if (key.startsWith(KEY_PREFIXES.figure) && !inUse.has(key) && writtenAt.getTime() < now.getTime() - GRACE_PERIOD_MS)
      await storage.remove(key)
}

/** PostgreSQL repeats the check of `named_at` after waiting for a lock. */
async function deleteUnnamed(db: Db, before: Date): Promise<void> {
  const old = await db.selectFrom('figure_images').where('named_at', '<', before).select('image_id').limit(1).executeTakeFirst()
  if (!old) return
  await sql`
    with named as materialized (
      select figure ->> 'image' as image from articles, jsonb_array_elements(coalesce(body -> 'figures', '[]')) as figure
      union
      select figure ->> 'image' from entry_versions, jsonb_array_elements(content) as article,
        jsonb_array_elements(coalesce(article -> 'upload' -> 'figures', '[]')) as figure)
    delete from figure_images where named_at < ${before}
      and image_id::text not in (select image from named where image is not null)`.execute(db)
}
