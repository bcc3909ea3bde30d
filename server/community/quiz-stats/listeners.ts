import { subscribe } from '#server/platform/events/events.ts'
import { countAttempts, forgetAttempts } from './commands.ts'

export function quizForumListeners(): void {
  subscribe('quiz.completed', 'quiz-forums', (db, attempts) => countAttempts(db, attempts))
  subscribe('account.deleted', 'quiz-forums', async (db, people) => {
    for (const { userId } of people) await forgetAttempts(db, userId)
  })
}
