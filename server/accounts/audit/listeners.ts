import { subscribe } from '#server/events.ts'
import { auditOnAccountDeleted } from './on-account-deleted.ts'

export function auditListeners(): void {
  subscribe('account.deleted', 'audit', async (db, people) => {
    for (const { userId } of people) await auditOnAccountDeleted(db, userId)
  })
}
