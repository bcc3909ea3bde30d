import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'

/** Invalidates cached articles and lists of days, in every process. */
export const invalidateContent = (db: Db, entryId: string): Promise<void> => invalidate(db, `content:${entryId}`)
