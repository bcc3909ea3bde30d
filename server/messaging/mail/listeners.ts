import type { Listeners } from '#server/events.ts'
import { queueQuizMails } from './commands/queue-quiz-mails.ts'

export const mailListeners: Listeners = {
  'quiz.completed': (db, events, now) =>
    queueQuizMails(
      db,
      events.map(({ userId }) => userId),
      now,
    ),
}
