import { onEvent } from '#server/platform/events/events.ts'
import { countAttempts, forgetAttempts } from './commands.ts'

export function quizForumListeners(): void {
  onEvent('quiz.completed', 'quiz-forums', (db, attempts) => countAttempts(db, attempts))
  onEvent('account.leaving', 'quiz-forums', async (db, people) => {
    for (const { userId } of people) await forgetAttempts(db, userId)
  })
}
