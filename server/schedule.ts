import { accountJobs } from './accounts/jobs.ts'
import type { OpenDatabase } from './db/open.ts'
import { mailTransport } from './platform/mail.ts'
import type { Queue } from './platform/queue.ts'
import type { Settings } from './settings.ts'

/**
 * Everything that happens without a request: the mails that were put off, and what recurs (times in Asia/Kolkata).
 *
 * - 03:17 every day: expired sessions, reset tokens and failure counts go (`accounts/jobs.ts`)
 * - every 5 minutes a checkpoint, every hour a vacuum: the embedded database only (`db/embedded.ts`)
 */
export async function startJobs(settings: Settings, { db }: OpenDatabase, queue: Queue, now = () => new Date()): Promise<void> {
  await queue.start()
  await accountJobs({ db, queue, sendMail: mailTransport(settings), publicUrl: settings.publicUrl, now })
}
