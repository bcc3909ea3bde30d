import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'

/** In every process. */
export const invalidateContent = (db: Db, entryId: string): Promise<void> => invalidate(db, `content:${entryId}`)
