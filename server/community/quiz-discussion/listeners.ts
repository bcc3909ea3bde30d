import { onEvent } from '#server/platform/events/events.ts'
import { forgetPerson } from './leaving.ts'

export function quizDiscussionListeners(): void {
  onEvent('account.leaving', 'quiz-discussion', async (db, people, now) => {
    for (const { userId } of people) await forgetPerson(db, userId, now)
  })
}
