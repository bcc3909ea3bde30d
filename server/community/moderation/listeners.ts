import { onEvent } from '#server/platform/events/events.ts'
import { leaveReports } from './leaving.ts'

export function moderationListeners(): void {
  onEvent('account.leaving', 'moderation', async (db, people) => {
    for (const { userId } of people) await leaveReports(db, userId)
  })
}
