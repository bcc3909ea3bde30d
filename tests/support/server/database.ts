import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type Db, type OpenDatabase, openEmbedded, openServer } from '#server/db/open.ts'

let databases = 0

let shared: Promise<OpenDatabase> | undefined
let hear: (payload: string) => void = () => {}

/** A migrated, empty database of the engine under test. The test files of a worker share it, because opening one takes longer than most tests. */
export async function testDatabase(): Promise<OpenDatabase> {
  shared ??= openShared()
  const database = await shared
  await emptyTables(database.db)
  const listeners: ((payload: string) => void)[] = []
  hear = (payload) => {
    for (const listener of listeners) listener(payload)
  }
  const on = (listener: (payload: string) => void) => void listeners.push(listener)
  return { ...database, notifications: { ...database.notifications, on }, close: async () => {} }
}

/** A separate database, for tests that fill tables which are never emptied, or count jobs. The caller closes it. */
export const ownDatabase = (): Promise<OpenDatabase> =>
  inject('postgres') ? openMigrated() : openEmbedded(null, 'dist/database.tar')

async function openShared(): Promise<OpenDatabase> {
  const database = await ownDatabase()
  database.notifications.on((payload) => hear(payload))
  return database
}

async function openMigrated(): Promise<OpenDatabase> {
  const database = await openServer(await newDatabase(), { poolSize: 5 }, () => {})
  await migrate(database.db)
  while (!database.notifications.isLive()) await new Promise((resolve) => setTimeout(resolve, 5))
  return database
}

/** A database without tables. */
export const emptyDatabase = async (): Promise<OpenDatabase> =>
  inject('postgres') ? openServer(await newDatabase(), { poolSize: 2 }, () => {}) : openEmbedded(null)

/** @returns the URL of a new database on the PostgreSQL server of this run */
export async function newDatabase(): Promise<string> {
  const server = inject('postgres')
  const name = `test_${process.pid}_${databases++}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.replace(/\/postgres$/, `/${name}`)
}

/**
 * Empties every table except the migrations and the forum categories, which are part of the product. Only tables with rows, because truncating
 * fifty tables costs more than most tests. Triggers are disabled during this, so that the order does not matter.
 */
export async function emptyTables(db: Db): Promise<void> {
  await sql`
    do $$
    declare
      name text;
      has_rows boolean;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public'
        and tablename not like 'schema_migrations%' and tablename <> 'forum_categories'
      loop
        execute format('select exists (select 1 from %I)', name) into has_rows;
        if has_rows then execute format('delete from %I', name); end if;
      end loop;
    end $$`.execute(db)
}
