import { onEvent } from '#server/platform/events/events.ts'
import { leaveAllGroups } from './leaving.ts'

export function studyGroupListeners(): void {
  onEvent('account.leaving', 'study-groups', async (db, people, now) => {
    for (const { userId } of people) await leaveAllGroups(db, userId, now)
  })
}
