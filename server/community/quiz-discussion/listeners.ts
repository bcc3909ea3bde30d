import { subscribe } from '#server/platform/events/events.ts'
import { forgetPerson } from './on-account-deleted.ts'

export function quizDiscussionListeners(): void {
  subscribe('account.deleted', 'quiz-discussion', async (db, people, now) => {
    for (const { userId } of people) await forgetPerson(db, userId, now)
  })
}
