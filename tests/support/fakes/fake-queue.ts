import type { Db } from '#server/db/open.ts'
import { afterCommit } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue, WorkedJob, WorkOptions } from '#server/platform/jobs/queue.ts'

type Handler = (data: never, job: WorkedJob) => Promise<void>

/** Runs jobs only in `runJobs`. A job exists once its transaction commits, as in the real queue. */
export class FakeQueue implements Queue {
  readonly #jobs: { name: string; data: unknown; id: string }[] = []
  readonly #handlers = new Map<string, Handler>()
  readonly #onlyOneWaits = new Set<string>()
  readonly #schedules = new Map<string, (stopping: AbortSignal) => Promise<void>>()
  #count = 0

  async enqueue(db: Db, name: string, data: object): Promise<void> {
    if (!this.#handlers.has(name) && !this.#schedules.has(name)) throw new HttpError(503, `No queue ${name}`, { retryAfter: 2 })
    const job = { name, data: JSON.parse(JSON.stringify(data)) as unknown, id: `job-${this.#count++}` }
    await afterCommit(db, () => {
      const isWaiting = this.#onlyOneWaits.has(name) && this.#jobs.some((other) => other.name === name)
      if (!isWaiting) this.#jobs.push(job)
    })
  }

  async create(): Promise<void> {}

  async work(name: string, { onlyOneWaits = false }: WorkOptions, handler: Handler): Promise<void> {
    this.#handlers.set(name, handler)
    if (onlyOneWaits) this.#onlyOneWaits.add(name)
  }

  async schedule(name: string, _cron: string, handler: (stopping: AbortSignal) => Promise<void>): Promise<void> {
    this.#schedules.set(name, handler)
  }

  /** Including jobs they enqueue. @throws the error of a failed job, which stays queued */
  async runJobs(): Promise<void> {
    for (let job = this.#jobs[0]; job; job = this.#jobs[0]) {
      await this.#handlers.get(job.name)?.(job.data as never, { id: job.id })
      this.#jobs.shift()
    }
  }

  async runSchedule(name: string): Promise<void> {
    const handler = this.#schedules.get(name)
    if (!handler) throw new Error(`No schedule is called ${name}`)
    await handler(new AbortController().signal)
  }

  clear(): void {
    this.#jobs.length = 0
  }

  failed = async () => []
  retry = async () => undefined
  importRestoredJobs = async () => {}
  depths = async () => []
  start = async () => {}
  stop = async () => {}
}
