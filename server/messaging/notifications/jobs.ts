import type { JobContext } from '#server/job-context.ts'
import { notifyAudiences } from './commands/notify-audience.ts'
import { sendBookmarkReminders, sendStreakReminders } from './commands/send-reminders.ts'

/** Reminders every 15 minutes, because time zones differ by multiples of that. After an outage, reminders are sent later in the same evening. */
export async function notificationJobs({ db, queue, now }: JobContext): Promise<void> {
  await queue.schedule('remind-of-streaks', '*/15 * * * *', () => sendStreakReminders(db, now()))
  await queue.schedule('notify-audiences', '* * * * *', (stopping) => notifyAudiences(db, now(), stopping))
  await queue.schedule('remind-of-bookmarks', '*/15 * * * *', () => sendBookmarkReminders(db, now()))
}
