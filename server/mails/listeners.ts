import { onEvent } from '#server/platform/events.ts'
import { queueQuizMail } from './commands.ts'

export function mailListeners(): void {
  onEvent('quiz.completed', 'mails', (db, { userId }, now) => queueQuizMail(db, userId, now))
}
