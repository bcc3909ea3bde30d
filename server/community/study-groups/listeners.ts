import { subscribe } from '#server/platform/events/events.ts'
import { studyGroupsOnAccountDeleted } from './on-account-deleted.ts'

export function studyGroupListeners(): void {
  subscribe('account.deleted', 'study-groups', async (db, people, now) => {
    for (const { userId } of people) await studyGroupsOnAccountDeleted(db, userId, now)
  })
}
