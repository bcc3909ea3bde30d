import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'

/**
 * Keeps a restored backup from bringing deleted accounts back. Also in a file, since a restore replaces the database. Ids are
 * random, so hashes reveal nothing.
 */
export async function recordDeletion(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('erasures')
    .values({ person_hash: hashOf(userId), erased_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deletionLedgerFile = (dataDir: string) => join(dataDir, 'erased.list')

/** Also at start and nightly, in case of a crash. */
export async function syncDeletionLedger(db: Db, dataDir: string): Promise<void> {
  const path = deletionLedgerFile(dataDir)
  const known = new Set(readDeletionLedger(path))
  const rows = await db.selectFrom('erasures').orderBy('erased_at').selectAll().execute()
  const missing = rows.filter(({ person_hash }) => !known.has(person_hash))
  if (missing.length === 0) return
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'a', 0o600)
  try {
    appendFileSync(file, missing.map(({ person_hash, erased_at }) => `${person_hash} ${erased_at.toISOString()}\n`).join(''))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Skips a line left incomplete by a crash. */
export function readDeletionLedger(path: string): string[] {
  if (!existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(/^([0-9a-f]{64}) \S+Z$/gm)].map(([, hash]) => hash as string)
}

export async function accountsInLedger(db: Db, hashes: string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from users
    where encode(sha256(convert_to(user_id::text, 'UTF8')), 'hex') = any(${hashes}::text[]) order by user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
