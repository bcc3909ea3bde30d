import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import { TARGETS_IN_WORDS } from '#contract/languages.ts'
import { EmbeddedDatabase } from './embedded.ts'
import { idleTimeoutSocket } from './idle-timeout.ts'
import { withNamedStatements } from './named-statements.ts'
import { listenOnServer, type Notifications } from './notifications.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface OpenDatabase {
  db: Db
  engine: 'embedded' | 'server'
  notifications: Notifications
  embedded?: EmbeddedDatabase
  close(): Promise<void>
}

const INT8 = 20
const DATE = 1082
const NUMERIC = 1700

/** Dates stay `YYYY-MM-DD`; counts are numbers. The embedded worker does the same. */
const parsers: Record<number, (text: string) => unknown> = { [INT8]: Number, [NUMERIC]: Number, [DATE]: (text) => text }
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** Opens the embedded database in `folder`, or in memory without one; a new one begins with `image` if given. */
export async function openEmbedded(
  folder: string | null,
  image: string | null = null,
): Promise<OpenDatabase & { embedded: EmbeddedDatabase }> {
  const embedded = new EmbeddedDatabase(folder, image)
  await embedded.ready()
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embedded as unknown as PostgresPool }) })
  const notifications: Notifications = {
    isLive: () => true,
    on: (listener) => embedded.onNotification((_channel, payload) => listener(payload)),
    onGap: (listener) => embedded.onRevival(listener),
  }
  await sql`listen catalyst`.execute(db)
  return { db, engine: 'embedded', notifications, embedded, close: () => db.destroy() }
}

/** What connections of servers are called; commands call theirs otherwise. */
export const SERVER = 'catalyst'

export interface ServerOptions {
  poolSize: number
  /** What its connections are called. */
  name?: string
  /** Where to listen for what other processes say, if not at the same address. */
  listenUrl?: string | null
  /** A pooler stands in between and gives each transaction another connection: what is set when one begins, it would refuse or mix up. */
  isPooled?: boolean
}

/** Limits of each connection, in milliseconds. Behind a pooler they have to be set for the role. */
const LIMITS = { statement_timeout: 8000, lock_timeout: 3000, idle_in_transaction_session_timeout: 15_000 }

/** Connections to a PostgreSQL server, none of which ends the process when it dies. */
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
    ...(isPooled ? {} : { ...LIMITS, options: '-c random_page_cost=1.1' }),
    // A backup may wait longer for one answer.
    ...(name === SERVER && { stream: () => idleTimeoutSocket() }),
  })
  // A connection that dies while idle, or while checked out, must not end the process: its query fails, the next gets a new one.
  pool.on('error', (error) => log(`Database connection lost: ${error.message}`))
  pool.on('connect', (client) => client.on('error', (error) => log(`Database connection lost: ${error.message}`)))
  return pool
}

/**
 * Opens a PostgreSQL server.
 * @throws Error when the server does not keep acknowledged writes, would break words of Indian scripts, or lets a query run for ever
 */
export async function openServer(url: string, options: ServerOptions, log: (message: string) => void): Promise<OpenDatabase> {
  const pool = serverPool(url, options, log)
  await assertTrustworthy(pool)
  const listener = listenOnServer(options.listenUrl ?? url, log, options.name ?? SERVER)
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: options.isPooled ? pool : withNamedStatements(pool) }) }),
    engine: 'server',
    notifications: listener.notifications,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

async function assertTrustworthy(pool: pg.Pool) {
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
