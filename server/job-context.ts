import type { Db } from '#server/db/open.ts'
import type { Engines } from '#server/engines/engines.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { SendMail } from '#server/platform/mail/mail.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Queue, ScheduleOptions, WorkedJob, WorkOptions } from './platform/jobs/queue.ts'
import type { Settings } from './settings/settings.ts'

/** Where jobs say what went wrong where nobody else is told. */
export interface JobLog {
  error: (details: { err: unknown }, message: string) => void
}

/** A job that runs once for each time it is enqueued. */
interface QueuedJob extends WorkOptions {
  name: string
  cron?: undefined
  run: (context: JobContext, data: never, job: WorkedJob) => Promise<void>
}

interface RecurringJob extends ScheduleOptions {
  name: string
  /** Five fields, in Asia/Kolkata. */
  cron: string
  /** Stops early when `stopping` is aborted, because the process ends. */
  run: (context: JobContext, stopping: AbortSignal) => Promise<void>
}

/** Operators read the name in the portal, in alerts and in the log. One that changes is kept in `formerly`. */
export type Job = QueuedJob | RecurringJob

/** What every feature's jobs are given. */
export interface JobContext {
  db: Db
  queue: Queue
  /** For mail that somebody waits for. */
  sendMail: SendMail
  /** For digests and reminders: how they are sent, and when nothing that somebody waits for is under way. */
  digests: { sendMail: SendMail; whenCalm: () => Promise<void> }
  /** How many more mails of the outbox this process may send at once. */
  mailSlots: { free: number }
  storage: Storage
  engines: Engines
  payments: Payments
  settings: Settings
  now: () => Date
  log: JobLog
}

/** One mail server answers within some tenths of a second: so the mails of one kind are sent at more than 20 a second. */
export const MAILS_OF_A_KIND = { atOnce: 8 }

/** The same for every try at one job, so that a mail sent twice is recognised as one. */
export const messageId = (jobId: string, publicUrl: string): string => `<${jobId}@${new URL(publicUrl).hostname}>`
