import type { Db } from '#server/db/open.ts'

/** Jobs run after the reply, at least once. They survive crashes and outages of the services they need. */
export interface Queue {
  /**
   * Inside a transaction the job exists if and only if the transaction commits. A process that works begins at once, others look every two seconds.
   * @throws HttpError 503 shortly after the start, before this process knows the queue `name`
   */
  enqueue(db: Db, name: string, data: object): Promise<void>
  /**
   * Runs each job in one process at a time, and the next one as soon as one is done. A handler that throws is retried for some days, after
   * longer and longer delays; one whose value the database refuses is not.
   */
  work(name: string, options: WorkOptions, handler: (data: never, job: WorkedJob) => Promise<void>): Promise<void>
  /**
   * Runs `name` at the times of a cron expression in Asia/Kolkata, once, however many processes there are. While it waits or runs, its next
   * times are left out.
   * @param handler stops early when `stopping` is aborted, because the process ends
   */
  schedule(
    name: string,
    cron: string,
    handler: (stopping: AbortSignal) => Promise<void>,
    options?: ScheduleOptions,
  ): Promise<void>
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

interface RenameOptions {
  /** Names it had in earlier versions. What waits, recurs or has failed under them is the job's. */
  formerly?: string[]
}

export interface WorkOptions extends RenameOptions {
  /** How many of these jobs each process runs at the same time; 1 by default. */
  atOnce?: number
  /** For jobs that carry no data: while one waits, no other is added. */
  onlyOneWaits?: boolean
}

export interface ScheduleOptions extends RenameOptions {
  /** Whether several processes share the work: while one runs it, another may run it too, and only one more waits. */
  isShared?: boolean
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
