import { subscribe } from '#server/events.ts'
import { exchangeOnAccountDeleted } from './on-account-deleted.ts'

export function exchangeListeners(): void {
  subscribe('account.deleted', 'exchange', async (db, accounts) => {
    for (const { userId } of accounts) await exchangeOnAccountDeleted(db, userId)
  })
}
