import type { Db } from '#server/db/open.ts'
import { signal } from '#server/platform/events/signals.ts'

/** What readers of other processes hold in memory is forgotten. */
export const invalidateContent = (db: Db, entryId: string): Promise<void> => signal(db, 'content', entryId)
