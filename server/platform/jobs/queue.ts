import type { Db } from '#server/db/open.ts'

export interface Queue {
  /**
   * Atomic with a transaction.
   * @throws HttpError 503 before the queue is known
   */
  enqueue(db: Db, name: string, data: object): Promise<void>
  /** At least once. Retries for some days. */
  work(name: string, options: WorkOptions, handler: (data: never, job: WorkedJob) => Promise<void>): Promise<void>
  /**
   * Once for all processes; skips times while a run waits or is active.
   * @param cron in Asia/Kolkata
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
   * @returns the job's name
   */
  retry(db: Db, id: string): Promise<string | undefined>
  /** Keeps ids, by which mail servers recognise duplicates. */
  importRestoredJobs(db: Db): Promise<void>
  depths(): Promise<QueueDepth[]>
  start(): Promise<void>
  stop(): Promise<void>
}

interface RenameOptions {
  /** Earlier names. */
  formerly?: string[]
}

export interface WorkOptions extends RenameOptions {
  /** Per process; 1 by default. */
  atOnce?: number
  /** For jobs without data. */
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
  /** Seconds. */
  oldest: number
}
