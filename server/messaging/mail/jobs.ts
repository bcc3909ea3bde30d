import type { Job } from '#server/job-context.ts'
import { deleteOldDeliveries } from './commands/delete-old-deliveries.ts'
import { queueBookmarkMails, queueDigests } from './commands/queue-mailings.ts'
import { sendDueMail } from './commands/send-due-mail.ts'

export const mailJobs: Job[] = [
  { name: 'queue-digests', cron: '*/15 * * * *', run: ({ db, now }) => queueDigests(db, now()) },
  { name: 'queue-bookmark-mails', cron: '*/15 * * * *', run: ({ db, now }) => queueBookmarkMails(db, now()) },
  {
    name: 'send-due-mail',
    cron: '* * * * *',
    isShared: true,
    run: ({ db, digests, mailSlots: slots, settings: { publicUrl }, now }, stopping) =>
      sendDueMail(db, { ...digests, slots, publicUrl, now, stopping }),
  },
  {
    name: 'delete-old-mail-deliveries',
    formerly: ['forget-old-deliveries'],
    cron: '37 3 * * *',
    run: ({ db, now }) => deleteOldDeliveries(db, now()),
  },
]
