import type { JobContext } from '#server/job-context.ts'
import { sendBookmarkReminders, sendStreakReminders } from './commands/send-reminders.ts'

/** Every quarter of an hour, since that is how time zones differ; what a standstill missed is made up for within the evening. */
export async function notificationJobs({ db, queue, now }: JobContext): Promise<void> {
  await queue.schedule('remind-of-streaks', '*/15 * * * *', () => sendStreakReminders(db, now()))
  await queue.schedule('remind-of-bookmarks', '*/15 * * * *', () => sendBookmarkReminders(db, now()))
}
