import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { tidy } from './backup/folders.ts'
import type { EmbeddedCall, EmbeddedReply } from './embedded-worker.ts'

export class DatabaseBusy extends Error {
  readonly code = '53300'
}
export class DatabaseFault extends Error {
  readonly code: string | undefined
  readonly constraint: string | undefined
  constructor(failure: { message: string; code?: string; constraint?: string }) {
    super(failure.message)
    this.code = failure.code
    this.constraint = failure.constraint
  }
}

/** How long a query waits for the one connection before its caller is told to come back. */
const WAIT_MS = 8000
const CHECKPOINT_EVERY_MS = 5 * 60_000
const VACUUM_EVERY_MS = 60 * 60_000

const REVIVE_EVERY_MS = 2000
/** SQLSTATE of a server that shuts down: callers are told to come back. */
const GONE = '57P01'

type Call = EmbeddedCall extends infer T ? (T extends unknown ? Omit<T, 'id'> : never) : never
type Answer = { rows: unknown[]; affected: number }

/**
 * The embedded database as the one-connection pool that Kysely's PostgreSQL dialect expects. There is ONE connection: whoever
 * holds it (a transaction) makes all others wait, so inside a transaction only the transaction's own handle may be used.
 */
export class EmbeddedDatabase {
  readonly #workerData: { dataDir: string | null; archive: string | null }
  readonly #revivals: (() => void)[] = []
  #worker: Worker
  readonly #pending = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  readonly #unlock: () => void
  readonly #timers: NodeJS.Timeout[] = []
  #ready: Promise<void>
  readonly #listeners: ((channel: string, payload: string) => void)[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #calls = 0
  #closing: Promise<void> | undefined

  /**
   * @param folder where the data lives; `null` keeps it in memory, for tests
   * @param image a prepared database to begin with where there is none: a folder, or for memory an archive
   */
  constructor(folder: string | null, image: string | null = null) {
    this.#unlock = folder ? lockFolder(folder) : () => {}
    if (folder) tidy(folder)
    if (folder && image) beginWith(image, join(folder, 'database'))
    this.#workerData = { dataDir: folder ? join(folder, 'database') : null, archive: folder ? null : image }
    this.#worker = this.#begin()
    this.#ready = this.#readiness(this.#worker)
    this.#ready.catch(() => {})
    if (folder) this.#runMaintenance()
  }

  ready(): Promise<void> {
    return this.#ready
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: this.#workerData })
    worker.on('message', (reply: EmbeddedReply) => {
      if ('channel' in reply) for (const listener of this.#listeners) listener(reply.channel, reply.payload)
      else if ('id' in reply) this.#settle(reply)
    })
    return worker
  }

  #readiness(worker: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      let isReady = false
      worker.on('message', (reply: EmbeddedReply) => {
        if (!('ready' in reply)) return
        isReady = true
        resolve()
      })
      worker.on('error', (error) => this.#fail(error, reject))
      worker.on('exit', () => {
        this.#fail(new DatabaseFault({ message: 'The embedded database has stopped', code: GONE }), reject)
        if (isReady && !this.#closing) this.#revive()
      })
    })
  }

  /** A database that had to stop, such as on a full disk, has lost nothing that it acknowledged: a new thread goes on where it was. */
  #revive() {
    console.warn('The embedded database has stopped and is started again')
    this.#ready = this.#beginAgain()
    this.#ready.catch(() => {})
  }

  async #beginAgain(): Promise<void> {
    while (!this.#closing) {
      const worker = this.#begin()
      this.#worker = worker
      try {
        await this.#readiness(worker)
        await this.#call({ sql: 'listen catalyst', params: [] })
        for (const revived of this.#revivals) revived()
        return console.warn('The embedded database is back')
      } catch {
        await new Promise((resolve) => setTimeout(resolve, REVIVE_EVERY_MS))
      }
    }
    throw new DatabaseFault({ message: 'The embedded database has stopped', code: GONE })
  }

  /** Called when a new thread has taken over, so that a write whose end nobody saw may have been kept, or not. */
  onRevival(listener: () => void) {
    this.#revivals.push(listener)
  }

  /** @throws DatabaseBusy when the connection is not free within 8 s */
  async connect() {
    await withinWait(this.#ready)
    let release = () => {}
    const mine = new Promise<void>((resolve) => {
      release = resolve
    })
    const before = this.#queue
    this.#queue = before.then(() => mine)
    await withinWait(before).catch((error) => {
      release()
      throw error
    })
    // Somebody may have waited for a turn that came when the database had stopped.
    await withinWait(this.#ready).catch((error) => {
      release()
      throw error
    })
    const worker = this.#worker
    return {
      // Kysely reads the affected rows of these commands only; PGlite counts them for writes alone, so one name serves all.
      query: async (sql: string, params: readonly unknown[]) => {
        // What is left of a transaction must not go on outside of one.
        if (worker !== this.#worker) throw new DatabaseFault({ message: 'The embedded database was started again', code: GONE })
        const { rows, affected } = await this.#call({ sql, params: [...params] })
        return { command: 'MERGE' as const, rowCount: affected, rows: rows as never[] }
      },
      release,
    }
  }

  onNotification(listener: (channel: string, payload: string) => void) {
    this.#listeners.push(listener)
  }

  /** How often the disk was told to keep what was written: what the durability test counts. */
  async syncs(): Promise<number> {
    await this.#ready
    return (await this.#call({ syncs: true })).rows[0] as number
  }

  /** The whole database as an archive that a new one in memory can begin with. */
  async dump(): Promise<Uint8Array> {
    await this.#ready
    return (await this.#call({ dump: true })).rows[0] as Uint8Array
  }

  end(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close() {
    for (const timer of this.#timers) clearInterval(timer)
    const connection = await this.connect().catch(() => undefined)
    if (connection) await this.#call({ close: true }).catch(() => {})
    connection?.release()
    await this.#worker.terminate()
    this.#unlock()
  }

  #call(call: Call): Promise<Answer> {
    const id = ++this.#calls
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#worker.postMessage({ id, ...call })
    })
  }

  #settle(reply: Extract<EmbeddedReply, { id: number }>) {
    const waiting = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if ('failure' in reply) waiting?.reject(new DatabaseFault(reply.failure))
    else waiting?.resolve(reply)
  }

  #fail(error: Error, reject: (error: Error) => void) {
    reject(error)
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }

  /** PGlite has neither autovacuum nor automatic checkpoints: without these the log grows without end. */
  #runMaintenance() {
    const every = (ms: number, sql: string) => this.#timers.push(setInterval(() => void this.#runStatement(sql), ms).unref())
    every(CHECKPOINT_EVERY_MS, 'checkpoint')
    every(VACUUM_EVERY_MS, 'vacuum analyze')
  }

  async #runStatement(sql: string) {
    try {
      const connection = await this.connect()
      await connection.query(sql, []).finally(connection.release)
    } catch (error) {
      console.warn(`Embedded database: ${sql} failed and will be tried again later:`, (error as Error).message)
    }
  }
}

/**
 * Two processes on one folder corrupt it silently. An open transaction on a SQLite file is a lock that every platform lets go of
 * when the process dies, however it dies.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'database.lock'))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new Error(
      `Another process is using the embedded database in ${folder}. Stop it first, or give this one its own DATA_DIR.`,
    )
  }
  return () => lock.close()
}

/** Copied beside and then renamed, so that a crash half-way leaves no half database. */
function beginWith(image: string, database: string): void {
  if (existsSync(database)) return
  const partial = `${database}.partial`
  rmSync(partial, { recursive: true, force: true })
  cpSync(image, partial, { recursive: true })
  renameSync(partial, database)
}

function withinWait(turn: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusy('The embedded database is busy')), WAIT_MS)
  })
  return Promise.race([turn, late]).finally(() => clearTimeout(timer))
}
