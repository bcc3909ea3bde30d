import { subscribe } from '#server/events.ts'
import { queueQuizMails } from './commands/queue-quiz-mails.ts'

export function mailListeners(): void {
  subscribe('quiz.completed', 'mail', (db, events, now) =>
    queueQuizMails(
      db,
      events.map(({ userId }) => userId),
      now,
    ),
  )
}
