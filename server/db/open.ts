import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { TARGETS_IN_WORDS } from '#contract/languages.ts'
import { idleTimeoutSocket } from './idle-timeout.ts'
import { withNamedStatements } from './named-statements.ts'
import { listenOnServer, type Notifications, sendThrough } from './notifications.ts'
import type { Tables } from './tables.ts'
import { WaitTime } from './wait-time.ts'

export type Db = Kysely<Tables>

export interface OpenDatabase {
  db: Db
  engine: 'embedded' | 'server'
  notifications: Notifications
  /** Of the first in the queue for a connection. */
  waitMs(): number
  close(): Promise<void>
}

const INT8 = 20
const DATE = 1082
const NUMERIC = 1700

const parsers: Record<number, (text: string) => unknown> = { [INT8]: Number, [NUMERIC]: Number, [DATE]: (text) => text }
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** `application_name`. */
export const SERVER = 'catalyst'

export interface ServerOptions {
  poolSize: number
  /** `application_name`. */
  name?: string
  /** If different. */
  listenUrl?: string | null
  /** Poolers in transaction mode mix up settings of connections. */
  isPooled?: boolean
}

/** Milliseconds. Behind a pooler the role has to set them. */
const LIMITS = { statement_timeout: 8000, lock_timeout: 3000, idle_in_transaction_session_timeout: 15_000 }

/** A backend grows to 26 MB; a new one takes 3 MB. */
const LIFETIME_SECONDS = 600

export function serverPool(
  url: string,
  { poolSize, name = SERVER, isPooled = false }: ServerOptions,
  log: (message: string) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    application_name: name,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    ...(isPooled ? {} : { ...LIMITS, options: '-c random_page_cost=1.1' }),
    // A backup may wait longer.
    ...(name === SERVER && { stream: () => idleTimeoutSocket() }),
  })
  // Without them a lost connection would end the process.
  pool.on('error', (error) => log(`Database connection lost: ${error.message}`))
  pool.on('connect', (client) => client.on('error', (error) => log(`Database connection lost: ${error.message}`)))
  return pool
}

/** @throws Error for settings that could lose acknowledged writes, break Indic words or omit timeouts */
export async function openServer(url: string, options: ServerOptions, log: (message: string) => void): Promise<OpenDatabase> {
  const pool = serverPool(url, options, log)
  await assertSettings(pool)
  const connections: PostgresPool = options.isPooled ? pool : withNamedStatements(pool)
  const wait = new WaitTime()
  const measured: PostgresPool = {
    options: pool.options,
    connect: () => (isFull(pool) ? wait.measure(() => connections.connect()) : connections.connect()),
    end: () => pool.end(),
  }
  const listener = listenOnServer(options.listenUrl ?? url, log, options.name ?? SERVER)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: measured }) })
  sendThrough(db, listener.send)
  return {
    db,
    engine: 'server',
    notifications: listener.notifications,
    waitMs: () => wait.ms,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

const isFull = ({ idleCount, totalCount, options }: pg.Pool) => idleCount === 0 && totalCount >= options.max

async function assertSettings(pool: pg.Pool) {
  const { rows } =
    await pool.query(`select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_encoding', 'statement_timeout')
    union all select 'lc_ctype', datctype from pg_database where datname = current_database()`)
  const setting = Object.fromEntries(rows.map((row) => [row.name, row.setting])) as Record<string, string>
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    if (setting[name] === 'off')
      throw new Error(`The PostgreSQL server has ${name} off: acknowledged writes could be lost. Turn it on.`)
  if (setting.statement_timeout === '0')
    throw new Error(
      'Queries to the PostgreSQL server have no time limit: with DATABASE_POOLER=1, set statement_timeout, lock_timeout and idle_in_transaction_session_timeout for the role (docs/operations.md).',
    )
  if (setting.server_encoding !== 'UTF8') throw new Error('The PostgreSQL database must use the UTF8 encoding.')
  if (!/utf-?8/i.test(setting.lc_ctype ?? ''))
    throw new Error(
      `The PostgreSQL database has LC_CTYPE "${setting.lc_ctype}": create it with a UTF-8 one (such as C.UTF-8), or ${TARGETS_IN_WORDS} words break.`,
    )
}
