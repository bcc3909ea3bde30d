import { onEvent } from '#server/platform/events/events.ts'
import { leaveAuditedActs } from './leaving.ts'

export function auditListeners(): void {
  onEvent('account.leaving', 'audit', async (db, people) => {
    for (const { userId } of people) await leaveAuditedActs(db, userId)
  })
}
