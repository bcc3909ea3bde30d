import { subscribe } from '#server/events.ts'
import { studyGroupsOnAccountDeleted } from './on-account-deleted.ts'

export function studyGroupListeners(): void {
  subscribe('account.deleted', 'study-groups', async (db, accounts, now) => {
    for (const { userId } of accounts) await studyGroupsOnAccountDeleted(db, userId, now)
  })
}
