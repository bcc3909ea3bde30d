import { subscribe } from '#server/events.ts'
import { reportsOnAccountDeleted } from './on-account-deleted.ts'

export function moderationListeners(): void {
  subscribe('account.deleted', 'moderation', async (db, accounts) => {
    for (const { userId } of accounts) await reportsOnAccountDeleted(db, userId)
  })
}
