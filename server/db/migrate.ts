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

/**
 * How long a migration waits for a table that others are using, with all who call for that table waiting behind it. Less than the second after
 * which PostgreSQL resolves a deadlock by failing one of the two, which may be somebody's call.
 */
const WAITS_MS = 400
const TRIES_FOR_MS = 60_000
/** What PostgreSQL calls a lock that was not had in time, and a deadlock. */
const GAVE_WAY = ['55P03', '40P01']

/**
 * Brings the schema up to date, or as far as `to`: all that is missing in one transaction, one process at a time. Where others are using the
 * tables it gives way to them, and tries again.
 * @param db may be a transaction, which it then is part of
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  for (const begun = performance.now(); ; await pause(100 + Math.random() * 300)) {
    const { error, results } = await migrateOnce(db, to)
    if (!error) return
    const isInTheWay = !db.isTransaction && GAVE_WAY.includes((error as { code?: string }).code ?? '')
    if (isInTheWay && performance.now() - begun < TRIES_FOR_MS) continue
    const failed = results?.find((result) => result.status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, { cause: error })
  }
}

function migrateOnce(db: Db, to?: string): Promise<MigrationResultSet> {
  const migrations = Object.fromEntries(migrationNames().map((name) => [name.replace('.sql', ''), { up: applying(name) }]))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
  return to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to)
}

const applying =
  (name: string): Migration['up'] =>
  async (db) => {
    await sql.raw(`set local lock_timeout = ${WAITS_MS}`).execute(db)
    await sql.raw(readFileSync(join(MIGRATIONS, name), 'utf8')).execute(db)
    // A restore goes on in the same transaction.
    await sql`set local lock_timeout to default`.execute(db)
  }

/** Whether every migration of this build has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await appliedTo(db)
  return ownNames().every((name) => applied.has(name))
}

/** Whether a newer version was here: every migration of this build has been applied, and others after the last of them. */
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
