import { join } from 'node:path'
import { deleteLeftovers } from './backup/folders.ts'
import { copyImage, lockFolder } from './data-folder.ts'
import { DatabaseBusy, databaseRestarted } from './embedded-errors.ts'
import { EmbeddedThread } from './embedded-thread.ts'
import { WaitTime } from './wait-time.ts'

/** How long a query waits for the one connection before it fails with DatabaseBusy. */
const WAIT_MS = 8000
const CHECKPOINT_EVERY_MS = 5 * 60_000
const VACUUM_EVERY_MS = 60 * 60_000

/**
 * The embedded database as the pool that Kysely's PostgreSQL dialect expects. There is only ONE connection: while a transaction has it, all other
 * queries wait. Inside a transaction only the transaction's own handle may be used.
 */
export class EmbeddedDatabase {
  readonly #thread: EmbeddedThread
  readonly #unlock: () => void
  readonly wait = new WaitTime()
  readonly #timers: NodeJS.Timeout[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #closing: Promise<void> | undefined

  /**
   * @param folder of the data; `null` keeps it in memory, for tests
   * @param image a prepared database to copy if there is none yet: a folder, or an archive for a database in memory
   */
  constructor(folder: string | null, image: string | null = null) {
    this.#unlock = folder ? lockFolder(folder) : () => {}
    if (folder) deleteLeftovers(folder)
    if (folder && image) copyImage(image, join(folder, 'database'))
    this.#thread = new EmbeddedThread({ dataDir: folder ? join(folder, 'database') : null, archive: folder ? null : image })
    if (folder) this.#runMaintenance()
  }

  ready(): Promise<void> {
    return this.#thread.ready()
  }

  /** Called after the database was restarted, when notifications may have been missed. */
  onRestart(listener: () => void) {
    this.#thread.onRestart(listener)
  }

  onNotification(listener: (channel: string, payload: string) => void) {
    this.#thread.onNotification(listener)
  }

  /** @throws DatabaseBusy when the connection is not free within 8 s */
  async connect() {
    await withTimeout(this.ready())
    const release = await this.wait.measure(() => this.#waitForTurn())
    const { generation } = this.#thread
    return {
      query: async (sql: string, params: readonly unknown[]) => {
        // The rest of a transaction must not run outside of one.
        if (generation !== this.#thread.generation) throw databaseRestarted()
        const { rows, affected } = await this.#thread.call({ sql, params: [...params] })
        // Kysely reads the number of affected rows only for some commands; PGlite counts them only for writes, so one name serves all.
        return { command: 'MERGE' as const, rowCount: affected, rows: rows as never[] }
      },
      release,
    }
  }

  /** The number of fsyncs so far, for the durability test. */
  async syncs(): Promise<number> {
    await this.ready()
    return (await this.#thread.call({ syncs: true })).rows[0] as number
  }

  /** The whole database as an archive from which a new one in memory can be made. */
  async dump(): Promise<Uint8Array> {
    await this.ready()
    return (await this.#thread.call({ dump: true })).rows[0] as Uint8Array
  }

  end(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #waitForTurn(): Promise<() => void> {
    const turn = Promise.withResolvers<void>()
    const before = this.#queue
    this.#queue = before.then(() => turn.promise)
    try {
      await withTimeout(before)
      // The database may have stopped while this call waited.
      await withTimeout(this.ready())
    } catch (error) {
      turn.resolve()
      throw error
    }
    return turn.resolve
  }

  async #close() {
    this.#thread.stopRestarting()
    for (const timer of this.#timers) clearInterval(timer)
    const connection = await this.connect().catch(() => undefined)
    if (connection) await this.#thread.call({ close: true }).catch(() => {})
    connection?.release()
    await this.#thread.terminate()
    this.#unlock()
  }

  /** PGlite has neither autovacuum nor automatic checkpoints: without these its log would grow without end. */
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
      console.warn(`Embedded database: ${sql} failed and will be retried later:`, (error as Error).message)
    }
  }
}

function withTimeout(promise: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusy('The embedded database is busy')), WAIT_MS)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
