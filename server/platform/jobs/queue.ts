import type { Db } from '#server/db/open.ts'

/** Jobs run at least once. */
export interface Queue {
  /**
   * Atomic with a transaction. This process starts the job at once if it works, others poll every two seconds.
   * @throws HttpError 503 before this process knows the queue `name`
   */
  enqueue(db: Db, name: string, data: object): Promise<void>
  /**
   * Each job runs in one process at a time. Failures are retried for some days with growing delays, except for values that
   * the database refuses.
   */
  work(name: string, options: WorkOptions, handler: (data: never, job: WorkedJob) => Promise<void>): Promise<void>
  /**
   * Runs `name` by a cron expression in Asia/Kolkata, once for all processes; skips times while a run waits or is active.
   * @param handler should stop early when `stopping` is aborted
   */
  schedule(
    name: string,
    cron: string,
    handler: (stopping: AbortSignal) => Promise<void>,
    options?: ScheduleOptions,
  ): Promise<void>
  /** Latest first. */
  failed(): Promise<FailedJob[]>
  /**
   * Atomic with a transaction.
   * @returns the name of the failed job, if found
   */
  retry(db: Db, id: string): Promise<string | undefined>
  /** Keeps the ids of the jobs: mail servers recognise a mail already sent by them. */
  importRestoredJobs(db: Db): Promise<void>
  depths(): Promise<QueueDepth[]>
  start(): Promise<void>
  stop(): Promise<void>
}

interface RenameOptions {
  /** Names in earlier versions, whose jobs are moved. */
  formerly?: string[]
}

export interface WorkOptions extends RenameOptions {
  /** Per process; 1 by default. */
  atOnce?: number
  /** For jobs without data: at most one waits. */
  onlyOneWaits?: boolean
}

export interface ScheduleOptions extends RenameOptions {
  /** One may run in each process, and one waits. */
  isShared?: boolean
}

export interface WorkedJob {
  id: string
  /** Aborted when the process ends. */
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
  /** Seconds that the longest waiting job has been due. */
  oldest: number
}
