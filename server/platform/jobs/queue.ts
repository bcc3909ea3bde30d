import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

/** Work that happens after the reply, at least once, surviving crashes and outages of what it needs. */
export interface Queue {
  /**
   * Inside a transaction the job exists if and only if the transaction commits.
   * @throws Refusal 503 in the moment after a start when nobody works on these jobs yet
   */
  enqueue(db: Db, name: string, data: object): Promise<void>
  /** Runs on one process at a time for each job. A handler that throws is tried again, with growing pauses, for some days. */
  work(name: string, handler: (data: never, job: WorkedJob) => Promise<void>): Promise<void>
  /** Runs `name` at the minutes of a cron expression in Asia/Kolkata, once, however many processes there are. Long work ends early when `ending` says so. */
  schedule(name: string, cron: string, handler: (ending: AbortSignal) => Promise<void>): Promise<void>
  /** What was given up, latest first. */
  failed(): Promise<FailedJob[]>
  /** Inside a transaction it is put back if and only if the transaction commits. @returns its name, if it was among the failed */
  retry(db: Db, id: string): Promise<string | undefined>
  /** Takes over what a restored backup left to do, each under its own id, so that a mail that did go out is recognised as the same. */
  importRestoredJobs(db: Db): Promise<void>
  /** How much waits and for how long, by kind of work. */
  depths(): Promise<Depth[]>
  start(): Promise<void>
  stop(): Promise<void>
}

export interface WorkedJob {
  id: string
  /** Long work ends early when it says so. */
  ending?: AbortSignal
}

export interface FailedJob {
  id: string
  name: string
  error: string
  tries: number
  createdAt: Date
  failedAt: Date
}

export interface Depth {
  name: string
  waiting: number
  running: number
  /** Seconds that the longest waiting has been due. */
  oldest: number
}

const DAY_SECONDS = 86_400

/** pg-boss gives up after two tries and deletes after 14 days unless told otherwise: an hour's outage of a mail server would lose mail. */
export const RETRY_POLICY = {
  retryLimit: 14,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600 * 6,
  heartbeatSeconds: 60,
  expireInSeconds: 900,
  retentionSeconds: RETENTION_DAYS.givenUpJobs * DAY_SECONDS,
  deleteAfterSeconds: RETENTION_DAYS.doneJobs * DAY_SECONDS,
}

const SCHEMA = 'jobs'

/** The queue that holds what was given up. */
const GIVEN_UP = 'failed'
const MAX_FAILED = 100

export interface QueueOptions {
  patience?: typeof RETRY_POLICY
  /** Whether this process does the work, or only puts it into the queue for others. */
  works?: boolean
}

export function openQueue(
  { db, engine }: OpenDatabase,
  log: { warn: (message: string) => void },
  { patience = RETRY_POLICY, works = true }: QueueOptions = {},
): Queue {
  const boss = new PgBoss({
    db: executor(db),
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3600,
    clock: steadyClock(),
    clockMonitorIntervalSeconds: 30,
    supervise: works,
    schedule: works,
  })
  boss.on('error', (error: Error) => log.warn(`Job queue: ${error.message}`))
  boss.on('warning', ({ message }: { message: string }) => log.warn(`Job queue: ${message}`))
  const queues = new Map<string, Promise<void>>()
  const open = new Set<string>()
  const ending = new AbortController()
  let rounds: NodeJS.Timeout | undefined
  const setRight = () => repairFutureTimes(db).catch((error) => log.warn(`Job queue: ${error.message}`))
  const ensured = (name: string) => {
    const known = queues.get(name)
    if (known) return known
    const made = boss
      .createQueue(GIVEN_UP, { ...patience })
      .then(() => boss.createQueue(name, { ...patience, deadLetter: GIVEN_UP }))
      .then(() => boss.updateQueue(name, { ...patience, deadLetter: GIVEN_UP }))
      .then(() => void open.add(name))
    queues.set(name, made)
    return made
  }
  return {
    enqueue: async (db, name, data) => {
      // Waiting here could hold the one connection that the start is waiting for.
      if (!open.has(name))
        throw new HttpError(503, 'The service is still starting. Please try again in a few seconds.', { retryAfter: 2 })
      await boss.send(name, data, { db: executor(db) })
    },
    work: async (name, handler) => {
      await ensured(name)
      if (!works) return
      await boss.work(name, { pollingIntervalSeconds: 2, batchSize: 1 }, async (jobs) => {
        for (const job of jobs) await handler(job.data as never, { id: job.id, ending: ending.signal })
      })
    },
    schedule: async (name, cron, handler) => {
      await ensured(name)
      if (!works) return
      await boss.work(name, { pollingIntervalSeconds: 20 }, () => handler(ending.signal))
      await boss.schedule(name, cron, null, { tz: 'Asia/Kolkata' })
    },
    failed: async () => {
      if (!open.size) return []
      const given = await boss.findJobs(GIVEN_UP, { queued: true })
      return given
        .map((job) => ({
          id: job.id,
          name: job.sourceName ?? job.name,
          error: errorIn(job.sourceOutput),
          tries: (job.sourceRetryCount ?? 0) + 1,
          createdAt: job.sourceCreatedOn ?? job.createdOn,
          failedAt: job.createdOn,
        }))
        .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
        .slice(0, MAX_FAILED)
    },
    retry: async (db, id) => {
      if (!open.size) return undefined
      const within = { db: executor(db) }
      const [job] = await boss.findJobs(GIVEN_UP, { id, queued: true, ...within })
      if (!job) return undefined
      const moved = await boss.redrive(GIVEN_UP, { ids: [id], ...within })
      return moved > 0 ? (job.sourceName ?? job.name) : undefined
    },
    importRestoredJobs: async (db) => {
      for (const name of [...open])
        await db.transaction().execute(async (db) => {
          for (const job of await claimRestoredJobs(db, name)) {
            const { job_id: id, data, due_at: startAfter, given_up } = job
            await boss.send(given_up ? GIVEN_UP : name, data as object | null, { id, startAfter, db: executor(db) })
            if (given_up) await markGivenUp(db, id, given_up)
          }
        })
    },
    depths: () => depthsOf(db),
    start: async () => {
      await boss.start()
      if (!works) return
      await setRight()
      rounds = setInterval(setRight, SET_RIGHT_EVERY_MS).unref()
    },
    stop: () => {
      clearInterval(rounds)
      ending.abort()
      return boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

/**
 * The time of the start and what has passed since. By a clock that is set back pg-boss would wait with its next round as long as that clock was
 * ahead; how far this one is from the database's it finds out twice a minute.
 */
function steadyClock() {
  const begun = Date.now() - performance.now()
  return { now: () => begun + performance.now(), setTimeout, setInterval, clearTimeout, clearInterval }
}

const SET_RIGHT_EVERY_MS = 20_000

/**
 * A clock that was ahead and is right again would leave everything that recurs undone until that time comes: pg-boss does nothing twice
 * within its interval, and takes a moment in the future for one that has just been. No job of ours is put off by a day.
 */
export async function repairFutureTimes(db: Db): Promise<void> {
  await sql`update jobs.version set cron_on = null where cron_on > now() + interval '1 minute'`.execute(db)
  await sql`
    update jobs.queue set maintain_on = null, monitor_on = null, monitor_claim_on = null
    where greatest(maintain_on, monitor_on, monitor_claim_on) > now() + interval '1 minute'`.execute(db)
  await sql`
    update jobs.job set created_on = least(created_on, now()), start_after = now()
    where state in ('created', 'retry')
      and (created_on > now() + interval '1 minute' or start_after > now() + interval '1 day')`.execute(db)
  await sql`
    update jobs.job set started_on = now(), heartbeat_on = least(heartbeat_on, now())
    where state = 'active' and started_on > now() + interval '1 minute'`.execute(db)
}

const INDEXES_WITHIN_MS = 60_000

/** Makes the queue's tables, or brings them up to date, for a server whose own role may not. */
export async function prepareQueue({ db }: OpenDatabase, log: { warn: (message: string) => void }): Promise<void> {
  const boss = new PgBoss({ db: executor(db), schema: SCHEMA, supervise: false, schedule: false, bamIntervalSeconds: 10 })
  boss.on('error', (error: Error) => log.warn(`Job queue: ${error.message}`))
  await boss.start()
  // An upgrade leaves some indexes to be built after the start, which only an owner of the tables can.
  const isBuilding = async () =>
    (await boss.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress')
  for (const begun = Date.now(); (await isBuilding()) && Date.now() - begun < INDEXES_WITHIN_MS; ) await pause(250)
  await boss.stop({ graceful: true, timeout: 5000 })
}

function errorIn(output: object | null): string {
  const { message } = (output ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message.slice(0, 300) : 'Unknown error'
}

interface RestoredJob {
  job_id: string
  data: unknown
  due_at: Date
  given_up: unknown
}

async function claimRestoredJobs(db: Db, name: string): Promise<RestoredJob[]> {
  const { rows } = await sql<RestoredJob>`
    delete from carried_jobs where name = ${name} or (name = ${GIVEN_UP} and given_up ->> 'name' = ${name})
    returning job_id, data, due_at, given_up`.execute(db)
  return rows
}

/** What a restored backup left to do, and nobody knew how to. */
export async function deleteUnclaimedRestoredJobs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('carried_jobs').where('created_at', '<', daysBefore(now, RETENTION_DAYS.carriedJobs)).execute()
}

async function markGivenUp(db: Db, id: string, given: unknown): Promise<void> {
  await sql`
    update jobs.job set source_name = was.name, source_created_on = was.created_on, source_retry_count = was.tries, source_output = was.output
    from jsonb_to_record(${JSON.stringify(given)}::jsonb) as was(name text, created_on timestamptz, tries integer, output jsonb)
    where jobs.job.name = ${GIVEN_UP} and id = ${id}`.execute(db)
}

async function depthsOf(db: Db): Promise<Depth[]> {
  const { rows } = await sql<Depth>`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      coalesce(extract(epoch from max(now() - start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::int as oldest
    from jobs.job where state < 'completed' and name <> ${GIVEN_UP} group by name`.execute(db)
  return rows
}

/**
 * pg-boss sends whole `begin; …; commit` texts. When one fails, its connection must not go back with the broken transaction open.
 */
function executor(db: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const query = CompiledQuery.raw(text, values)
      if (db.isTransaction || !/^\s*begin\b/i.test(text)) return { rows: (await db.executeQuery<unknown>(query)).rows as never[] }
      return db.connection().execute(async (db) => {
        try {
          return { rows: (await db.executeQuery<unknown>(query)).rows as never[] }
        } catch (error) {
          await db.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
          throw error
        }
      })
    },
  }
}
