import type { Db } from '#server/db/open.ts'
import { signalHere } from '#server/platform/events/signals.ts'

/** Cached pages of the forum are loaded again. */
export const invalidatePosts = (db: Db, forumId: string) => signalHere(db, 'posts', forumId)
