import { subscribe } from '#server/events.ts'
import { markManualRole } from './commands/mark-manual-role.ts'
import { subscriptionsOnAccountDeleted } from './on-account-deleted.ts'

export function subscriptionListeners(): void {
  subscribe('role.changed', 'subscriptions', (db, people) =>
    markManualRole(
      db,
      people.map(({ userId }) => userId),
    ),
  )
  subscribe('account.deleted', 'subscriptions', async (db, people, now) => {
    for (const { userId } of people) await subscriptionsOnAccountDeleted(db, userId, now)
  })
}
