import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { loadBackup } from '#server/db/backup/load.ts'
import { readBackup } from '#server/db/backup/read.ts'
import type { Db } from '#server/db/open.ts'
import { reasonIn } from './cluster.ts'

const run = promisify(execFile)

/** Until version 0.1.0. */
export const OLD_ENGINE = {
  package: '@electric-sql/pglite',
  version: '0.5.16',
  integrity: 'sha512-Nj8KcIsJL748W408U2N8q4+9IlONdpRIU8MJypIAAINMJ5nqKyqpX7Mgg/5XKkXiAib3AoZGR6hnJFlrlLBrcg==',
}

/**
 * One transaction; does not change `DATA_DIR/database`.
 * @param db unchanged if it has tables
 * @throws Error
 */
export async function carryOver(dataDir: string, db: Db, isOwner: boolean, log: (message: string) => void): Promise<void> {
  const old = join(dataDir, 'database')
  if (!existsSync(join(old, 'PG_VERSION')) || !(await isEmpty(db))) return
  if (!isOwner) throw new Error('Another process is migrating the embedded database of the previous version. Try again later.')
  log('Migrating the embedded database of the previous version. This takes about a minute and happens once.')
  assertUnused(dataDir)
  const work = join(dataDir, 'carry-over')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { mode: 0o700 })
  try {
    await fetchEngine(work)
    // Opening the files changes them.
    cpSync(old, join(work, 'database'), { recursive: true })
    const file = join(work, 'old.backup')
    await run(process.execPath, [resolve(import.meta.dirname, 'read-old-files.ts'), work, file]).catch((error) => {
      throw new Error(`its files cannot be read (${reasonIn(String(error.stderr))}).`)
    })
    const manifest = await readBackup(file)
    const takeFile = async () => {}
    await db.transaction().execute((db) => loadBackup(db, { file, manifest, takeFile }))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    log(`${rows} rows were migrated. The old files are still in ${old}. Delete them when they are no longer needed.`)
  } catch (error) {
    throw new Error(
      `The embedded database of the previous version could not be migrated, and nothing was changed: ${(error as Error).message} ` +
        `Fix the cause and start again. To start with an empty database, move ${old} away.`,
    )
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_tables where schemaname = 'public' limit 1`.execute(db)
  return rows.length === 0
}

/** An earlier version locks this file. */
function assertUnused(dataDir: string): void {
  const path = join(dataDir, 'database.lock')
  if (!existsSync(path)) return
  const lock = new DatabaseSync(path)
  try {
    lock.exec('begin exclusive')
  } catch {
    throw new Error(`A process of an earlier version is using the embedded database in ${dataDir}. Stop it first.`)
  } finally {
    lock.close()
  }
}

/** @throws Error when npm fails or the hash differs */
export async function fetchEngine(folder: string): Promise<void> {
  const { package: name, version, integrity } = OLD_ENGINE
  // The home directory may be read-only or missing.
  const where = ['--prefix', folder, '--cache', join(folder, 'cache'), '--fetch-retries=1']
  const args = ['install', ...where, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`]
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  await (npm ? run(node, [npm, ...args]) : run('npm', args, { shell: process.platform === 'win32' })).catch((error: Error) => {
    throw new Error(`${name} ${version}, which reads them, could not be fetched (${error.message.split('\n')[0]}).`)
  })
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  if (packages[`node_modules/${name}`]?.integrity !== integrity)
    throw new Error(`${name} ${version} is not the expected package.`)
}
