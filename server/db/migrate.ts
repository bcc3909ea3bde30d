import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './open.ts'

export const MIGRATIONS = join(import.meta.dirname, 'migrations')

export const migrationNames = () =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/**
 * Brings the schema up to date, or as far as `to`: all that is missing in one transaction, one process at a time.
 * @param db may be a transaction, which it then is part of
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    migrationNames().map((name) => [
      name.replace('.sql', ''),
      {
        up: (db) =>
          sql
            .raw(readFileSync(join(MIGRATIONS, name), 'utf8'))
            .execute(db)
            .then(() => undefined),
      },
    ]),
  )
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
  const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  const failed = results?.find((result) => result.status === 'Error')
  if (error) throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, { cause: error })
}

/** Whether every migration of this build has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  return migrationNames().every((name) => applied.has(name.replace('.sql', '')))
}
