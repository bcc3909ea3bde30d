import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'

/** Covers the lists of forums. */
export const invalidateForum = (db: Db, forumId: string): Promise<void> => invalidate(db, `forum:${forumId}`)
