import type { JobContext } from '#server/job-context.ts'
import { forgetOldDeliveries, queueBookmarkMails, queueDigests, sendDueMail } from './commands.ts'

export async function mailJobs({ db, queue, sendMail, mailsAtOnce, publicUrl, now }: JobContext): Promise<void> {
  const room = { left: mailsAtOnce }
  await queue.schedule('queue-digests', '*/15 * * * *', () => queueDigests(db, now()))
  await queue.schedule('queue-bookmark-mails', '*/15 * * * *', () => queueBookmarkMails(db, now()))
  await queue.schedule('send-due-mail', '* * * * *', (ending) => sendDueMail(db, { sendMail, room, publicUrl, now, ending }))
  await queue.schedule('forget-old-deliveries', '37 3 * * *', () => forgetOldDeliveries(db, now()))
}
