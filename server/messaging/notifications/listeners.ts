import { type Events, subscribe } from '#server/events.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import { broadcast, deleteBroadcasts } from './commands/broadcast.ts'
import { notify } from './commands/notify.ts'
import { notifyAudience } from './commands/notify-audience.ts'
import { aboutDay, articleCorrected, articleExtended, articleRead, dayPublished, quizCompleted, streakExtended } from './rules.ts'

/** Notifications for events of other features. */
export function notificationListeners(): void {
  subscribe('entry.published', 'notifications', async (db, days, now) => {
    for (const { entryId, day, articles } of days) await broadcast(db, dayPublished(entryId, day, articles), now)
  })
  subscribe('entry.deleted', 'notifications', (db, days) =>
    deleteBroadcasts(
      db,
      days.map(({ entryId }) => aboutDay(entryId)),
    ),
  )
  subscribe('article.corrected', 'notifications', async (db, corrections, now) => {
    for (const one of corrections) await notifyAudience(db, articleCorrected(one), now)
  })
  subscribe('article.extended', 'notifications', async (db, additions, now) => {
    for (const one of additions) await notifyAudience(db, articleExtended(one), now)
  })
  telling('quiz.completed', quizCompleted)
  telling('article.read', ({ total }) => articleRead(total))
  telling('streak.extended', streakExtended)
}

/** One statement for all events of a batch. */
function telling<Name extends 'quiz.completed' | 'article.read' | 'streak.extended'>(
  name: Name,
  words: (event: Events[Name]) => Omit<Notice, 'userId'>[],
): void {
  subscribe(name, 'notifications', (db, events, now) =>
    notify(
      db,
      events.flatMap((event) => words(event).map((said) => ({ userId: event.userId, ...said }))),
      now,
    ),
  )
}
