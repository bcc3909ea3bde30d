import { onEvent } from '#server/platform/events.ts'
import { takeBackLikes } from './commands.ts'

export function peerLearningListeners(): void {
  onEvent('account.leaving', 'peer-learning', async (db, people) => {
    for (const { userId } of people) await takeBackLikes(db, userId)
  })
}
