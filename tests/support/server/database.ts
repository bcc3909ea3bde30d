import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type Db, type OpenDatabase, openServer } from '#server/db/open.ts'

/** Migrated and empty; others are copied from it. */
const TEMPLATE = 'catalyst_template'

let shared: Promise<OpenDatabase> | undefined
let hear: (payload: string) => void = () => {}

/** Migrated and empty. Shared in a worker, because opening one takes longer than most tests. */
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

/** For tests that fill tables which are never emptied, or count jobs. The caller closes it. */
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

export const emptyDatabase = async (): Promise<OpenDatabase> => openServer(await newDatabase(), { poolSize: 2 }, () => {})

/** @returns its URL */
export async function newDatabase(template = 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await create(inject('postgres'), name, template)
  return urlOf(inject('postgres'), name)
}

/** Once per run, before the tests. */
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
 * Keeps migrations and forum categories. Only tables with rows, because truncating fifty costs more than most tests. Disabled
 * triggers make the order irrelevant.
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
