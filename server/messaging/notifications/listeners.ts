import { isArchiveDay } from '#contract/newsroom/news-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { Events, Listeners } from '#server/events.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { broadcast, deleteBroadcasts, restoreBroadcast, rewordBroadcast, withdrawBroadcasts } from './commands/broadcast.ts'
import { notify } from './commands/notify.ts'
import { deleteNotices, notifyAudience, withdrawNotices } from './commands/notify-audience.ts'
import { aboutDay, articleCorrected, articleExtended, articleRead, dayPublished, quizCompleted, streakExtended } from './rules.ts'

export const notificationListeners: Listeners = {
  'entry.published': async (db, days, now) => {
    const today = dayIn(INDIA, now)
    for (const { entryId, day, articles } of days) {
      const notice = dayPublished(entryId, day, articles)
      await (isArchiveDay(day, today) ? restoreBroadcast(db, notice) : broadcast(db, notice, now))
    }
    await withdrawNotices(db, idsOf(days), false)
  },
  'entry.edited': async (db, days) => {
    for (const { entryId, day, articles } of days) await rewordBroadcast(db, dayPublished(entryId, day, articles))
  },
  'entry.withdrawn': async (db, days) => {
    await withdrawBroadcasts(db, idsOf(days).map(aboutDay))
    await withdrawNotices(db, idsOf(days), true)
  },
  'entry.deleted': (db, days) => deleteBroadcasts(db, idsOf(days).map(aboutDay)),
  'article.deleted': (db, articles) =>
    deleteNotices(
      db,
      articles.map(({ articleId }) => articleId),
    ),
  'article.corrected': async (db, corrections, now) => {
    for (const one of corrections) await notifyAudience(db, articleCorrected(one), now)
  },
  'article.extended': async (db, additions, now) => {
    for (const one of additions) await notifyAudience(db, articleExtended(one), now)
  },
  'quiz.completed': notifyOf<'quiz.completed'>(quizCompleted),
  'article.read': notifyOf<'article.read'>(({ total }) => articleRead(total)),
  'streak.extended': notifyOf<'streak.extended'>(streakExtended),
}

function idsOf(days: readonly { entryId: string }[]): string[] {
  return days.map(({ entryId }) => entryId)
}

function notifyOf<Name extends 'quiz.completed' | 'article.read' | 'streak.extended'>(
  noticesOf: (event: Events[Name]) => Omit<Notice, 'userId'>[],
): (db: Db, events: Events[Name][], now: Date) => Promise<void> {
  return (db, events, now) =>
    notify(
      db,
      events.flatMap((event) => noticesOf(event).map((notice) => ({ userId: event.userId, ...notice }))),
      now,
    )
}
