import { sql } from 'kysely'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { cutText } from '#contract/cut-text.ts'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import { afterCommit, inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { storable } from '#server/platform/text/storable.ts'
import { monotonicClock } from './monotonic-clock.ts'
import { pgBossExecutor } from './pg-boss-executor.ts'
import type { FailedJob, Queue, QueuedJob, ScheduleOptions, WorkedJob, WorkOptions } from './queue.ts'
import { queueDepths } from './queue-depths.ts'
import { hasJobsOf, moveRenamedJobs } from './renamed-jobs.ts'
import { repairFutureTimes } from './repair-future-times.ts'
import { claimRestoredJobs, markGivenUp } from './restored-jobs.ts'
import { FAILED_QUEUE, RECURRING, RETRY_POLICY } from './retry-policy.ts'
import { settle } from './settle.ts'

export const JOBS_SCHEMA = 'jobs'

const MAX_FAILED = 100
const MAINTAIN_EVERY_MS = 20_000
const STOP_TIMEOUT_MS = 5000
const NO_JOB = '00000000-0000-0000-0000-000000000000'
/** Polling intervals. */
const LOOK_SECONDS = { job: 2, recurring: 20 }
/** Woken by the first worker. */
const HELPER_SECONDS = 600

/** `short` adds none while one waits, `exclusive` none while one waits or runs. */
type Policy = 'standard' | 'short' | 'exclusive'

interface Log {
  warn: (message: string) => void
}

interface QueueOptions {
  retryPolicy?: typeof RETRY_POLICY
  works?: boolean
  onGivenUp?: (error: unknown, job: { name: string; data: unknown }) => void
}

export const openQueue = (database: OpenDatabase, log: Log, options: QueueOptions = {}): Queue =>
  new PgBossQueue(database, log, options)

class PgBossQueue implements Queue {
  readonly #db: Db
  readonly #log: Log
  readonly #retryPolicy: typeof RETRY_POLICY
  readonly #works: boolean
  readonly #onGivenUp: NonNullable<QueueOptions['onGivenUp']>
  readonly #boss: PgBoss
  readonly #creating = new Map<string, Promise<void>>()
  readonly #ready = new Set<string>()
  readonly #workers = new Map<string, string[]>()
  readonly #stopping = new AbortController()
  readonly #formerly = new Map<string, string[]>()
  #maintenanceTimer: NodeJS.Timeout | undefined

  constructor({ db }: OpenDatabase, log: Log, { retryPolicy = RETRY_POLICY, works = true, onGivenUp = () => {} }: QueueOptions) {
    this.#db = db
    this.#log = log
    this.#retryPolicy = retryPolicy
    this.#works = works
    this.#onGivenUp = onGivenUp
    this.#boss = new PgBoss({
      db: pgBossExecutor(db),
      schema: JOBS_SCHEMA,
      superviseIntervalSeconds: 60,
      maintenanceIntervalSeconds: 3600,
      clock: monotonicClock(),
      clockMonitorIntervalSeconds: 30,
      supervise: works,
      schedule: works,
    })
    this.#boss.on('error', (error: Error) => this.#warn(error.message))
    this.#boss.on('warning', ({ message }: { message: string }) => this.#warn(message))
  }

  async enqueue(db: Db, name: string, data: object): Promise<void> {
    if (!this.#ready.has(name)) throw starting()
    await this.#boss.send(name, storable(data), { db: pgBossExecutor(db) })
    await afterCommit(db, () => this.#wake(name))
  }

  create({ name, cron, onlyOneWaits, isShared }: QueuedJob): Promise<void> {
    if (cron === undefined) return this.#createQueue(name, onlyOneWaits ? 'short' : 'standard', this.#retryPolicy)
    return this.#createQueue(name, isShared ? 'short' : 'exclusive', { ...this.#retryPolicy, ...RECURRING })
  }

  async work(
    name: string,
    { atOnce = 1, onlyOneWaits = false, formerly = [] }: WorkOptions,
    handler: (data: never, job: WorkedJob) => Promise<void>,
  ): Promise<void> {
    await this.create({ name, onlyOneWaits })
    const work = ({ id, data }: JobWithMetadata<unknown>) => handler(data as never, { id, stopping: this.#stopping.signal })
    await this.#runJobs(name, work, { atOnce, lookSeconds: LOOK_SECONDS.job })
    await this.#rename(name, formerly)
  }

  async schedule(
    name: string,
    cron: string,
    handler: (stopping: AbortSignal) => Promise<void>,
    { isShared = false, formerly = [] }: ScheduleOptions = {},
  ): Promise<void> {
    await this.create({ name, cron, isShared })
    await this.#runJobs(name, () => handler(this.#stopping.signal), { atOnce: 1, lookSeconds: LOOK_SECONDS.recurring })
    if (!this.#works) return
    await this.#boss.schedule(name, cron, null, { tz: 'Asia/Kolkata' })
    for (const earlier of formerly) await this.#boss.unschedule(earlier)
    await this.#rename(name, formerly)
  }

  async #runJobs(
    name: string,
    work: (job: JobWithMetadata<unknown>) => Promise<void>,
    { atOnce, lookSeconds }: { atOnce: number; lookSeconds: number },
  ): Promise<void> {
    const workers: string[] = []
    this.#workers.set(name, workers)
    const run = async ([job]: JobWithMetadata<unknown>[]): Promise<JobResult[]> => {
      this.#wake(name)
      return job ? [await settle(job, work, this.#onGivenUp)] : []
    }
    for (let count = this.#works ? atOnce : 0; workers.length < count; ) {
      const pollingIntervalSeconds = workers.length === 0 ? lookSeconds : HELPER_SECONDS
      workers.push(await this.#boss.work(name, { pollingIntervalSeconds, includeMetadata: true, perJobResults: true }, run))
    }
  }

  #wake(name: string): void {
    for (const worker of this.#workers.get(name) ?? []) this.#boss.notifyWorker(worker)
  }

  async failed(): Promise<FailedJob[]> {
    if (!this.#ready.size) return []
    const jobs = await this.#boss.findJobs(FAILED_QUEUE, { queued: true })
    return jobs
      .map((job) => ({
        id: job.id,
        name: job.sourceName ?? job.name,
        error: errorMessage(job.sourceOutput),
        tries: (job.sourceRetryCount ?? 0) + 1,
        createdAt: job.sourceCreatedOn ?? job.createdOn,
        failedAt: job.createdOn,
      }))
      .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
      .slice(0, MAX_FAILED)
  }

  async retry(db: Db, id: string): Promise<string | undefined> {
    if (!this.#ready.size) return undefined
    const within = { db: pgBossExecutor(db) }
    const [job] = await this.#boss.findJobs(FAILED_QUEUE, { id, queued: true, ...within })
    if (!job) return undefined
    const moved = await this.#boss.redrive(FAILED_QUEUE, { ids: [id], ...within })
    // The recurring job waits or runs again.
    const isMoot = moved === 0 && (await this.#boss.findJobs(FAILED_QUEUE, { id, ...within }))[0]?.state === 'failed'
    return moved > 0 || isMoot ? (job.sourceName ?? job.name) : undefined
  }

  async importRestoredJobs(db: Db): Promise<void> {
    for (const name of [...this.#ready]) await inTransaction(db, (db) => this.#importQueue(db, name))
  }

  async #importQueue(db: Db, name: string): Promise<void> {
    for (const job of await claimRestoredJobs(db, [name, ...(this.#formerly.get(name) ?? [])])) {
      const { job_id: id, data, due_at: startAfter, given_up } = job
      const queue = given_up ? FAILED_QUEUE : name
      await this.#boss.send(queue, data as object | null, { id, startAfter, db: pgBossExecutor(db) })
      if (given_up) await markGivenUp(db, id, { ...given_up, name })
    }
  }

  async #rename(name: string, formerly: string[]): Promise<void> {
    if (formerly.length === 0) return
    this.#formerly.set(name, formerly)
    if (this.#works) await this.#moveRenamedJobs(name, formerly)
  }

  async #moveRenamedJobs(name: string, formerly: string[]): Promise<void> {
    const moved = await moveRenamedJobs(this.#db, { name, formerly }, (db, { id, data, due_at: startAfter }) =>
      this.#boss.send(name, data, { id, startAfter, db: pgBossExecutor(db) }),
    )
    if (moved > 0) this.#wake(name)
  }

  depths() {
    return queueDepths(this.#db)
  }

  async start(): Promise<void> {
    await this.#boss.start()
    if (!this.#works) return
    await this.#maintain()
    this.#maintenanceTimer = setInterval(() => this.#maintain(), MAINTAIN_EVERY_MS).unref()
  }

  stop(): Promise<void> {
    clearInterval(this.#maintenanceTimer)
    this.#stopping.abort()
    return this.#boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
  }

  #createQueue(name: string, policy: Policy, retryPolicy: typeof RETRY_POLICY): Promise<void> {
    const known = this.#creating.get(name)
    if (known) return known
    const created = this.#boss
      .createQueue(FAILED_QUEUE, { ...this.#retryPolicy })
      .then(() => this.#boss.createQueue(name, { ...retryPolicy, policy, deadLetter: FAILED_QUEUE }))
      // pg-boss cannot change the policy of an earlier version.
      .then(() => sql`update jobs.queue set policy = ${policy} where name = ${name} and policy <> ${policy}`.execute(this.#db))
      .then(() => this.#boss.updateQueue(name, { ...retryPolicy, deadLetter: FAILED_QUEUE }))
      // pg-boss caches the queue: otherwise enqueueing needs a second connection.
      .then(() => this.#boss.findJobs(name, { id: NO_JOB }))
      .then(() => void this.#ready.add(name))
    this.#creating.set(name, created)
    return created
  }

  async #maintain(): Promise<void> {
    try {
      await repairFutureTimes(this.#db)
      // Earlier versions may still run during an upgrade.
      if (await hasJobsOf(this.#db, [...this.#formerly.values()].flat()))
        for (const [name, formerly] of this.#formerly) await this.#moveRenamedJobs(name, formerly)
    } catch (error) {
      this.#warn((error as Error).message)
    }
  }

  #warn(message: string): void {
    this.#log.warn(`Job queue: ${message}`)
  }
}

const starting = () => new HttpError(503, 'The service is still starting. Please try again in a few seconds.', { retryAfter: 2 })

function errorMessage(output: object | null): string {
  const { message } = (output ?? {}) as { message?: unknown }
  return typeof message === 'string' ? cutText(message, 300) : 'Unknown error'
}
