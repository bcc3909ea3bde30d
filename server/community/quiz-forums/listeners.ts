import { subscribe } from '#server/events.ts'
import { countAttempts } from './commands/count-attempts.ts'
import { quizForumsOnAccountDeleted } from './on-account-deleted.ts'

export function quizForumListeners(): void {
  subscribe('quiz.completed', 'quiz-forums', (db, attempts) => countAttempts(db, attempts))
  subscribe('account.deleted', 'quiz-forums', async (db, accounts) => {
    for (const { userId } of accounts) await quizForumsOnAccountDeleted(db, userId)
  })
}
