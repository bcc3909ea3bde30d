import { onEvent } from '#server/platform/events/events.ts'
import { queueQuizMails } from './commands.ts'

export function mailListeners(): void {
  onEvent('quiz.completed', 'mails', (db, events, now) =>
    queueQuizMails(
      db,
      events.map(({ userId }) => userId),
      now,
    ),
  )
}
