import type { SessionLimits } from '#server/accounts/sessions/rules.ts'
import type { Payments } from '#server/billing/providers/payments.ts'
import type { Db } from '#server/db/open.ts'
import type { Engines } from '#server/newsroom/engines/engines.ts'
import type { Quota } from '#server/platform/limits/quota.ts'
import type { SendMail } from '#server/platform/mail/mail.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Queue } from './platform/jobs/queue.ts'

/** Where jobs say what went wrong where nobody else is told. */
export interface JobLog {
  error: (details: { err: unknown }, message: string) => void
}

/** What every feature's jobs are given. */
export interface JobContext {
  db: Db
  queue: Queue
  /** For mail that somebody waits for. */
  sendMail: SendMail
  /** For digests and reminders: how they are sent, and when nothing that somebody waits for is under way. */
  digests: { sendMail: SendMail; whenCalm: () => Promise<void> }
  /** Mails of the outbox that may be under way at once. */
  mailsAtOnce: number
  storage: Storage
  engines: Engines
  payments: Payments
  /** What is read aloud of an article. */
  audioScope: 'overview' | 'full'
  /** How many answers of one person may be sent to the service that gives feedback. */
  answerFeedbackQuota: Quota
  publicUrl: string
  sessionLimits: SessionLimits
  now: () => Date
  log: JobLog
}

/** One mail server answers within some tenths of a second: so the mails of one kind are sent at more than 20 a second. */
export const MAILS_OF_A_KIND = { atOnce: 8 }

/** The same for every try at one job, so that a mail sent twice is recognised as one. */
export const messageId = (jobId: string, publicUrl: string): string => `<${jobId}@${new URL(publicUrl).hostname}>`
