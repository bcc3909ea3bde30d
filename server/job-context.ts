import type { Db } from '#server/db/open.ts'
import type { Engines } from '#server/engines/engines.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { PublicNetwork } from '#server/platform/external/public-network.ts'
import type { SendMail } from '#server/platform/mail/mail.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Queue, ScheduleOptions, WorkedJob, WorkOptions } from './platform/jobs/queue.ts'
import type { Settings } from './settings/settings.ts'

export interface JobLog {
  error: (details: { err: unknown }, message: string) => void
}

interface QueuedJob extends WorkOptions {
  name: string
  cron?: undefined
  run: (context: JobContext, data: never, job: WorkedJob) => Promise<void>
}

interface RecurringJob extends ScheduleOptions {
  name: string
  /** In Asia/Kolkata. */
  cron: string
  /** Should stop early when `stopping` is aborted. */
  run: (context: JobContext, stopping: AbortSignal) => Promise<void>
}

/** Keep an earlier name in `formerly`. */
export type Job = QueuedJob | RecurringJob

export interface JobContext {
  db: Db
  queue: Queue
  /** Urgent mail. */
  sendMail: SendMail
  digests: { sendMail: SendMail; whenCalm: () => Promise<void> }
  /** Mails of the outbox that this process may still send at once. */
  mailSlots: { free: number }
  storage: Storage
  engines: Engines
  /** For pages of the internet. */
  network: PublicNetwork
  payments: Payments
  settings: Settings
  now: () => Date
  log: JobLog
}

/** More than 20 mails a second. */
export const MAILS_OF_A_KIND = { atOnce: 8 }

/** The same for every try: mail servers recognise duplicates. */
export const messageId = (jobId: string, publicUrl: string): string => `<${jobId}@${new URL(publicUrl).hostname}>`
