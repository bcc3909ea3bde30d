import type { Db } from '#server/db/open.ts'
import { signalSoon } from '#server/platform/events/signals.ts'
import { READING } from '../rules.ts'

/** @param userId whose readings changed; `*` for everybody, as when articles with their readings are deleted */
export const invalidateReading = (db: Db, userId: string): Promise<void> => signalSoon(db, READING, [userId])
