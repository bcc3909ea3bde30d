import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type Db, type OpenDatabase, openEmbedded, openServer } from '#server/db/open.ts'

let databases = 0

/** A migrated, empty database of the engine under test, for one test file. */
export async function testDatabase(): Promise<OpenDatabase> {
  const server = inject('postgres')
  if (!server) return openEmbedded(null, 'dist/database.tar')
  const name = `test_${process.pid}_${databases++}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const database = await openServer(server.replace(/\/postgres$/, `/${name}`), 5, () => {})
  await migrate(database.db)
  while (!database.notifications.isLive()) await new Promise((resolve) => setTimeout(resolve, 5))
  return database
}

/** Empties every table but the record of migrations and the categories, which are part of the product. */
export async function emptyTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not like 'schema_migrations%' and tablename <> 'forum_categories'`.execute(db)
  await sql.raw(`truncate ${rows.map((row) => `"${row.name}"`).join(', ')} cascade`).execute(db)
}
