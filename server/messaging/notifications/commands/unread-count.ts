import type { Db } from '#server/db/open.ts'
import { signalSoon } from '#server/platform/events/signals.ts'
import { UNREAD } from '../rules.ts'

/** What is unread by these people has changed; `*` for everybody. */
export const invalidateUnreadCount = (db: Db, userIds: string[]): Promise<void> => signalSoon(db, UNREAD, userIds)

export const userIds = (rows: { user_id: string }[]): string[] => rows.map((row) => row.user_id)
