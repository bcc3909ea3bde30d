import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'

/** Invalidates the cached pages of a forum and the lists of forums, in every process. */
export const invalidateForum = (db: Db, forumId: string): Promise<void> => invalidate(db, `forum:${forumId}`)
