import { subscribe } from '#server/events.ts'
import { peerLearningOnAccountDeleted } from './on-account-deleted.ts'

export function peerLearningListeners(): void {
  subscribe('account.deleted', 'peer-learning', async (db, accounts) => {
    for (const { userId } of accounts) await peerLearningOnAccountDeleted(db, userId)
  })
}
