import { onEvent } from '#server/platform/events.ts'
import { broadcast, notify } from './commands.ts'
import { articleRead, dayPublished, quizCompleted, streakExtended } from './rules.ts'

/** What people are told when other features say that something happened. */
export function notificationListeners(): void {
  onEvent('entry.published', 'notifications', (db, { entryId, day, articles }, now) =>
    broadcast(db, dayPublished(entryId, day, articles), now),
  )

  onEvent('quiz.completed', 'notifications', (db, { userId, ...outcome }, now) =>
    notify(
      db,
      quizCompleted(outcome).map((said) => ({ userId, ...said })),
      now,
    ),
  )

  onEvent('article.read', 'notifications', (db, { userId, total }, now) =>
    notify(
      db,
      articleRead(total).map((said) => ({ userId, ...said })),
      now,
    ),
  )

  onEvent('streak.extended', 'notifications', (db, { userId, ...streak }, now) =>
    notify(
      db,
      streakExtended(streak).map((said) => ({ userId, ...said })),
      now,
    ),
  )
}
