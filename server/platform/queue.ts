import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import { Refusal } from './refusal.ts'

/** Work that happens after the reply, at least once, surviving crashes and outages of what it needs. */
export interface Queue {
  /**
   * Inside a transaction the job exists if and only if the transaction commits.
   * @throws Refusal 503 in the moment after a start when nobody works on these jobs yet
   */
  sendLater(db: Db, name: string, data: object): Promise<void>
  /** Runs on one process at a time for each job. A handler that throws is tried again, with growing pauses, for some days. */
  work(name: string, handler: (data: never, job: { id: string }) => Promise<void>): Promise<void>
  /** Runs `name` at the minutes of a cron expression in Asia/Kolkata, once, however many processes there are. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const DAY_SECONDS = 86_400

/** pg-boss gives up after two tries and deletes after 14 days unless told otherwise: an hour's outage of a mail server would lose mail. */
const PATIENT = {
  retryLimit: 14,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600 * 6,
  heartbeatSeconds: 60,
  expireInSeconds: 900,
  retentionSeconds: 90 * DAY_SECONDS,
  deleteAfterSeconds: 7 * DAY_SECONDS,
}

export function openQueue({ db, engine }: OpenDatabase, log: { warn: (message: string) => void }): Queue {
  const boss = new PgBoss({
    db: executor(db),
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3600,
  })
  boss.on('error', (error: Error) => log.warn(`Job queue: ${error.message}`))
  boss.on('warning', ({ message }: { message: string }) => log.warn(`Job queue: ${message}`))
  const queues = new Map<string, Promise<void>>()
  const open = new Set<string>()
  const ensured = (name: string) => {
    const known = queues.get(name)
    if (known) return known
    const made = boss
      .createQueue('failed', { ...PATIENT })
      .then(() => boss.createQueue(name, { ...PATIENT, deadLetter: 'failed' }))
      .then(() => boss.updateQueue(name, { ...PATIENT, deadLetter: 'failed' }))
      .then(() => void open.add(name))
    queues.set(name, made)
    return made
  }
  return {
    sendLater: async (db, name, data) => {
      // Waiting here could hold the one connection that the start is waiting for.
      if (!open.has(name))
        throw new Refusal(503, 'The service is still starting. Please try again in a few seconds.', { retryAfter: 2 })
      await boss.send(name, data, { db: executor(db) })
    },
    work: async (name, handler) => {
      await ensured(name)
      await boss.work(name, { pollingIntervalSeconds: 2, batchSize: 1 }, async (jobs) => {
        for (const job of jobs) await handler(job.data as never, { id: job.id })
      })
    },
    schedule: async (name, cron, handler) => {
      await ensured(name)
      await boss.work(name, { pollingIntervalSeconds: 20 }, handler)
      await boss.schedule(name, cron, null, { tz: 'Asia/Kolkata' })
    },
    start: () => boss.start().then(() => undefined),
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
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
