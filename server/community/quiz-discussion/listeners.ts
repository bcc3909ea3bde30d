import { subscribe } from '#server/events.ts'
import { quizDiscussionOnAccountDeleted } from './on-account-deleted.ts'

export function quizDiscussionListeners(): void {
  subscribe('account.deleted', 'quiz-discussion', async (db, accounts, now) => {
    for (const { userId } of accounts) await quizDiscussionOnAccountDeleted(db, userId, now)
  })
}
