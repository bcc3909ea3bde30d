import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type Db, type OpenDatabase, openServer } from '#server/db/open.ts'

/** A migrated, empty database, which others are copied from. */
const TEMPLATE = 'catalyst_template'

let databases = 0

let shared: Promise<OpenDatabase> | undefined
let hear: (payload: string) => void = () => {}

/** A migrated, empty database. The test files of a worker share it, because opening one takes longer than most tests. */
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
export async function ownDatabase(): Promise<OpenDatabase> {
  const database = await openServer(await newDatabase(TEMPLATE), { poolSize: 5 }, () => {})
  while (!database.notifications.isLive()) await new Promise((resolve) => setTimeout(resolve, 5))
  return database
}

async function openShared(): Promise<OpenDatabase> {
  const database = await ownDatabase()
  database.notifications.on((payload) => hear(payload))
  return database
}

/** A database without tables. */
export const emptyDatabase = async (): Promise<OpenDatabase> => openServer(await newDatabase(), { poolSize: 2 }, () => {})

/** @returns the URL of a new database on the server of this run */
export async function newDatabase(template = 'template0'): Promise<string> {
  const name = `test_${process.pid}_${databases++}`
  await create(inject('postgres'), name, template)
  return urlOf(inject('postgres'), name)
}

/** Called once for a run, before there are tests. */
export async function makeTemplate(server: string): Promise<void> {
  await create(server, TEMPLATE, 'template0')
  const { db, close } = await openServer(urlOf(server, TEMPLATE), { poolSize: 1, name: 'template' }, () => {})
  await migrate(db)
  await close()
}

const urlOf = (server: string, name: string) => server.replace(/\/postgres$/, `/${name}`)

async function create(server: string, name: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
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
