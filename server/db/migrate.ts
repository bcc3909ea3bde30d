import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Db } from './open.ts'

export const MIGRATIONS = join(import.meta.dirname, 'migrations')

export const migrationNames = () =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/** All calls queue behind a waiting migration. Less than `deadlock_timeout` (1 s): PostgreSQL could fail a user's call. */
const LOCK_TIMEOUT_MS = 400
const RETRY_FOR_MS = 60_000
/** `lock_not_available` and `deadlock_detected`. */
const LOCK_ERRORS = ['55P03', '40P01']

/** @param db may be a transaction */
export async function migrate(db: Db, to?: string): Promise<void> {
  for (const begun = performance.now(); ; await pause(100 + Math.random() * 300)) {
    const { error, results } = await migrateOnce(db, to)
    if (!error) return
    const mayRetry = !db.isTransaction && LOCK_ERRORS.includes((error as { code?: string }).code ?? '')
    if (mayRetry && performance.now() - begun < RETRY_FOR_MS) continue
    const failed = results?.find((result) => result.status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, { cause: error })
  }
}

function migrateOnce(db: Db, to?: string): Promise<MigrationResultSet> {
  const migrations = Object.fromEntries(migrationNames().map((name) => [name.replace('.sql', ''), { up: applyMigration(name) }]))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
  return to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to)
}

const applyMigration =
  (name: string): Migration['up'] =>
  async (db) => {
    await sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`).execute(db)
    await sql.raw(readFileSync(join(MIGRATIONS, name), 'utf8')).execute(db)
    // A restore continues in this transaction.
    await sql`set local lock_timeout to default`.execute(db)
  }

export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await appliedTo(db)
  return ownNames().every((name) => applied.has(name))
}

export async function isAhead(db: Db): Promise<boolean> {
  const applied = await appliedTo(db).catch(() => new Set<string>())
  const own = new Set(ownNames())
  const later = [...applied].filter((name) => !own.has(name))
  const last = [...own].at(-1) ?? ''
  return [...own].every((name) => applied.has(name)) && later.length > 0 && later.every((name) => name > last)
}

const ownNames = () => migrationNames().map((name) => name.replace('.sql', ''))

async function appliedTo(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  return new Set(rows.map((row) => row.name))
}
