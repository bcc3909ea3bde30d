import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { tighten } from './private-files.ts'

/**
 * Two processes on one folder corrupt it silently. An open transaction on a SQLite file is a lock that every platform releases when the
 * process ends, in whatever way it ends.
 * @returns a function that releases the lock
 * @throws Error when another process has the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'database.lock'))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new Error(
      `Another process is using the embedded database in ${folder}. Stop it first, or give this one its own DATA_DIR.`,
    )
  }
  return () => lock.close()
}

/** Copies a prepared database if there is none yet. It is renamed after copying, so that a crash never leaves half a database. */
export function copyImage(image: string, database: string): void {
  if (existsSync(database)) return
  const partial = `${database}.partial`
  rmSync(partial, { recursive: true, force: true })
  cpSync(image, partial, { recursive: true })
  tighten(partial)
  renameSync(partial, database)
}
