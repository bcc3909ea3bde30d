import type { Db } from '#server/db/open.ts'

/** Jobs run after the reply, at least once. They survive crashes and outages of the services they need. */
export interface Queue {
  /**
   * Inside a transaction the job exists if and only if the transaction commits.
   * @throws HttpError 503 shortly after the start, before this process knows the queue `name`
   */
  enqueue(db: Db, name: string, data: object): Promise<void>
  /** Makes the name known, so that other jobs can enqueue it before its work begins. */
  create(job: QueuedJob): Promise<void>
  /** A handler that throws is retried for some days, after longer and longer delays; one whose value the database refuses is not. */
  work(name: string, options: WorkOptions, handler: (data: never, job: WorkedJob) => Promise<void>): Promise<void>
  /**
   * Runs once however many processes there are. While a run waits or is active, the next times are left out.
   * @param cron in Asia/Kolkata
   */
  schedule(
    name: string,
    cron: string,
    handler: (stopping: AbortSignal) => Promise<void>,
    options?: ScheduleOptions,
  ): Promise<void>
  /** Jobs whose retries are used up, latest first. */
  failed(): Promise<FailedJob[]>
  /**
   * Inside a transaction the job is retried if and only if the transaction commits.
   * @returns its name, if it was among the failed ones
   */
  retry(db: Db, id: string): Promise<string | undefined>
  /** Enqueues the unfinished jobs of a restored backup under their old ids, by which mail servers recognise duplicates. */
  importRestoredJobs(db: Db): Promise<void>
  depths(): Promise<QueueDepth[]>
  start(): Promise<void>
  stop(): Promise<void>
}

export interface QueuedJob {
  name: string
  cron?: string | undefined
  onlyOneWaits?: boolean
  isShared?: boolean
}

interface RenameOptions {
  /** Earlier names, under which jobs may still wait. */
  formerly?: string[]
}

export interface WorkOptions extends RenameOptions {
  /** Per process; 1 by default. */
  atOnce?: number
  /** For jobs without data: while one waits, no other is added. */
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
  /** Seconds since the job that has waited longest was due. */
  oldest: number
}
