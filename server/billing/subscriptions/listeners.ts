import { onEvent } from '#server/platform/events/events.ts'
import { noteHand } from './commands.ts'
import { leaveSubscriptions } from './leaving.ts'

export function subscriptionListeners(): void {
  onEvent('role.changed', 'subscriptions', (db, people) =>
    noteHand(
      db,
      people.map(({ userId }) => userId),
    ),
  )
  onEvent('account.leaving', 'subscriptions', async (db, people, now) => {
    for (const { userId } of people) await leaveSubscriptions(db, userId, now)
  })
}
