import type { Listeners } from '#server/events.ts'
import { markManualRole } from './commands/mark-manual-role.ts'

export const subscriptionListeners: Listeners = {
  'role.changed': (db, people) =>
    markManualRole(
      db,
      people.map(({ userId }) => userId),
    ),
}
