import type { Db } from '#server/db/open.ts'

/** Jobs run after the reply, at least once. They survive crashes and outages of the services they need. */
export interface Queue {
  /**
   * Inside a transaction the job exists if and only if the transaction commits.
   * @throws HttpError 503 shortly after the start, before this process knows the queue `name`
   */
  enqueue(db: Db, name: string, data: object): Promise<void>
  /** Runs each job in one process at a time. A handler that throws is retried for some days, after longer and longer delays. */
  work(name: string, handler: (data: never, job: WorkedJob) => Promise<void>): Promise<void>
  /**
   * Runs `name` at the times of a cron expression in Asia/Kolkata, once, however many processes there are.
   * @param handler stops early when `stopping` is aborted, because the process ends
   */
  schedule(name: string, cron: string, handler: (stopping: AbortSignal) => Promise<void>): Promise<void>
  /** Jobs whose retries are used up, latest first. */
  failed(): Promise<FailedJob[]>
  /** Inside a transaction the job is retried if and only if the transaction commits. @returns its name, if it was among the failed ones */
  retry(db: Db, id: string): Promise<string | undefined>
  /** Enqueues the unfinished jobs of a restored backup under their old ids, so that mail servers recognise a mail that was already sent. */
  importRestoredJobs(db: Db): Promise<void>
  /** How many jobs wait, and for how long, by queue. */
  depths(): Promise<QueueDepth[]>
  start(): Promise<void>
  stop(): Promise<void>
}

export interface WorkedJob {
  id: string
  /** Aborted when the process ends: a long job should stop early. */
  stopping?: AbortSignal
}

export interface FailedJob {
  id: string
  name: string
  error: string
  tries: number
  createdAt: Date
  failedAt: Date
}

export interface QueueDepth {
  name: string
  waiting: number
  running: number
  /** Seconds that the job which has waited longest has been due. */
  oldest: number
}
