import type { JobContext } from '#server/job-context.ts'
import { deleteOldDeliveries } from './commands/delete-old-deliveries.ts'
import { queueBookmarkMails, queueDigests } from './commands/queue-mailings.ts'
import { sendDueMail } from './commands/send-due-mail.ts'

export async function mailJobs({ db, queue, digests, mailsAtOnce, publicUrl, now }: JobContext): Promise<void> {
  const slots = { free: mailsAtOnce }
  await queue.schedule('queue-digests', '*/15 * * * *', () => queueDigests(db, now()))
  await queue.schedule('queue-bookmark-mails', '*/15 * * * *', () => queueBookmarkMails(db, now()))
  const send = (stopping: AbortSignal) => sendDueMail(db, { ...digests, slots, publicUrl, now, stopping })
  await queue.schedule('send-due-mail', '* * * * *', send, { isShared: true })
  await queue.schedule('forget-old-deliveries', '37 3 * * *', () => deleteOldDeliveries(db, now()))
}
