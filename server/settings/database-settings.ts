import { z } from 'zod'
import { choice, type Env, flag, isLoopback, optional, parseEnv, postgresUrl, SettingError, whole } from './env.ts'

const RUNS = ['all', 'web', 'worker'] as const
export type Run = (typeof RUNS)[number]

export const DatabaseEnv = z.object({
  DATABASE_URL: optional(postgresUrl()).meta({
    description: 'a PostgreSQL 15 or newer server; without it, the product runs one of its own in `DATA_DIR`',
  }),
  POSTGRES_BIN: optional(z.string()).meta({
    default: 'the programs that are installed with the product, else those of this machine',
    description: 'folder with the programs `postgres` and `initdb` of PostgreSQL 15 or newer, for the embedded database',
  }),
  DATABASE_POOL: whole(1, 200).default(10).meta({ description: 'maximum number of database connections of each process' }),
  MIGRATE_DATABASE_URL: optional(postgresUrl()).meta({
    description:
      'the same database with the role that creates its tables, so that the role of `DATABASE_URL` needs fewer rights; see [Two roles](#two-roles)',
  }),
  DATABASE_POOLER: flag().default(false).meta({
    description: '1 if `DATABASE_URL` is PgBouncer in transaction mode: [a pooler](operations/install.md#a-pooler)',
  }),
  DATABASE_LISTEN_URL: optional(postgresUrl()).meta({ description: 'the PostgreSQL server itself, for what a pooler cannot do' }),
  DATABASE_REPLICA_URL: optional(postgresUrl()).meta({
    description:
      'a read replica, for replies that may be some seconds old: [a read replica](operations/install.md#a-read-replica)',
  }),
  RUN: choice(RUNS).default('all').meta({
    description:
      '`web`: serves and runs no jobs; `worker`: runs jobs and serves only `/healthz`, `/readyz` and `/metrics` on `PORT`; only with `DATABASE_URL`',
  }),
  WEB_CONCURRENCY: whole(1, 128).default(1).meta({
    description:
      'number of serving processes on this machine, behind one port; from 2 on, one more process runs the jobs; only with `DATABASE_URL`',
  }),
  DEMO: optional(flag()).meta({
    default: '1 on an embedded instance outside production that only this machine can reach (`HOST`, `PUBLIC_URL`)',
    description: 'demo content, and accounts with a public password; refused with `DATABASE_URL` or `NODE_ENV=production`',
  }),
  NODE_ENV: optional(z.string()).meta({ description: '`production` turns the demo off' }),
})

export function readDatabase(env: Env) {
  const database = parseEnv(DatabaseEnv, env)
  assertConsistent(database)
  const isProduction = database.NODE_ENV === 'production'
  return {
    /** `null`: embedded. */
    databaseUrl: database.DATABASE_URL,
    /** `null`: find it. */
    postgresBin: database.POSTGRES_BIN,
    /** A role that may create tables; `null`: that of `databaseUrl`. */
    migrateDatabaseUrl: database.MIGRATE_DATABASE_URL,
    databaseReplicaUrl: database.DATABASE_REPLICA_URL,
    /** If different from `databaseUrl`. */
    databaseListenUrl: database.DATABASE_LISTEN_URL,
    /** Transaction mode. */
    databasePooler: database.DATABASE_POOLER,
    /** Connections per process. */
    databasePool: database.DATABASE_POOL,
    run: database.RUN,
    /** With more than one, another process runs the jobs. */
    webConcurrency: database.WEB_CONCURRENCY,
    demo: database.DEMO ?? (database.DATABASE_URL === null && !isProduction && isOnlyForThisMachine(env)),
  }
}

/**
 * Bypasses the pooler.
 * @returns `null` for the embedded database
 */
export const directUrl = ({
  databaseUrl,
  databaseListenUrl,
}: Pick<ReturnType<typeof readDatabase>, 'databaseUrl' | 'databaseListenUrl'>): string | null => databaseListenUrl ?? databaseUrl

const isOnlyForThisMachine = ({ HOST, PUBLIC_URL }: Env): boolean =>
  isLoopback(HOST || '127.0.0.1') && (!PUBLIC_URL || !URL.canParse(PUBLIC_URL) || isLoopback(new URL(PUBLIC_URL).hostname))

function assertConsistent(given: z.output<typeof DatabaseEnv>): void {
  const { DATABASE_URL: server, DATABASE_LISTEN_URL: listen, RUN, WEB_CONCURRENCY } = given
  const isEmbedded = server === null
  if (isEmbedded && given.MIGRATE_DATABASE_URL !== null)
    throw new SettingError('MIGRATE_DATABASE_URL is the database of DATABASE_URL for another role: set that too.')
  if (isEmbedded && (RUN !== 'all' || WEB_CONCURRENCY > 1))
    throw new SettingError(
      'RUN and WEB_CONCURRENCY are for a PostgreSQL server: the embedded database belongs to one process. Set DATABASE_URL.',
    )
  if (isEmbedded && (given.DATABASE_REPLICA_URL !== null || listen !== null || given.DATABASE_POOLER))
    throw new SettingError('DATABASE_REPLICA_URL, DATABASE_LISTEN_URL and DATABASE_POOLER go with DATABASE_URL: set that too.')
  if (given.DATABASE_POOLER && listen === null)
    throw new SettingError(
      'Through a pooler nothing can be listened to: set DATABASE_LISTEN_URL to the address of the server itself.',
    )
  if (RUN === 'worker' && WEB_CONCURRENCY > 1)
    throw new SettingError('WEB_CONCURRENCY counts processes that serve: leave it out with RUN=worker.')
  if (given.DEMO && (!isEmbedded || given.NODE_ENV === 'production'))
    throw new SettingError(
      'DEMO=1 is only for the embedded database outside production: unset DEMO, or unset DATABASE_URL and NODE_ENV.',
    )
}
