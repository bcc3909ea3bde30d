import type { Job } from '#server/job-context.ts'
import { notifyAudiences } from './commands/notify-audience.ts'
import { sendBookmarkReminders, sendStreakReminders } from './commands/send-reminders.ts'

/** Time zones differ by multiples of 15 minutes. */
export const notificationJobs: Job[] = [
  {
    name: 'send-streak-reminders',
    formerly: ['remind-of-streaks'],
    cron: '*/15 * * * *',
    run: ({ db, now }) => sendStreakReminders(db, now()),
  },
  { name: 'notify-audiences', cron: '* * * * *', run: ({ db, now }, stopping) => notifyAudiences(db, now(), stopping) },
  {
    name: 'send-bookmark-reminders',
    formerly: ['remind-of-bookmarks'],
    cron: '*/15 * * * *',
    run: ({ db, now }) => sendBookmarkReminders(db, now()),
  },
]
