import { onEvent } from '#server/platform/events/events.ts'
import { leaveHub } from './leaving.ts'

export function peerLearningListeners(): void {
  onEvent('account.leaving', 'peer-learning', async (db, people) => {
    for (const { userId } of people) await leaveHub(db, userId)
  })
}
