import { type Events, subscribe } from '#server/events.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import { broadcast, deleteBroadcasts, rewordBroadcast, withdrawBroadcasts } from './commands/broadcast.ts'
import { notify } from './commands/notify.ts'
import { deleteNotices, notifyAudience, withdrawNotices } from './commands/notify-audience.ts'
import { aboutDay, articleCorrected, articleExtended, articleRead, dayPublished, quizCompleted, streakExtended } from './rules.ts'

/** Notifications for events of other features. */
export function notificationListeners(): void {
  subscribe('entry.published', 'notifications', async (db, days, now) => {
    for (const { entryId, day, articles } of days) await broadcast(db, dayPublished(entryId, day, articles), now)
    await withdrawNotices(db, idsOf(days), false)
  })
  subscribe('entry.edited', 'notifications', async (db, days) => {
    for (const { entryId, day, articles } of days) await rewordBroadcast(db, dayPublished(entryId, day, articles))
  })
  subscribe('entry.withdrawn', 'notifications', async (db, days) => {
    await withdrawBroadcasts(db, idsOf(days).map(aboutDay))
    await withdrawNotices(db, idsOf(days), true)
  })
  subscribe('entry.deleted', 'notifications', (db, days) => deleteBroadcasts(db, idsOf(days).map(aboutDay)))
  subscribe('article.deleted', 'notifications', (db, articles) =>
    deleteNotices(
      db,
      articles.map(({ articleId }) => articleId),
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

const idsOf = (days: readonly { entryId: string }[]) => days.map(({ entryId }) => entryId)

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
