import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { LIKEABLE, type LikeableKind } from '../rules.ts'

interface LockedEntry {
  author_id: string | null
  likes_count: number
  title: string
  content: string
  category: string
}

/** Keeps the like count exact. @throws HttpError 404 */
export async function lockEntry(db: Db, kind: LikeableKind, id: string): Promise<LockedEntry> {
  const { table, key, missing } = LIKEABLE[kind]
  const { rows } = await sql<LockedEntry>`
    select * from ${sql.table(table)} where ${sql.ref(key)} = ${id} for update`.execute(db)
  if (!rows[0]) throw new HttpError(404, missing)
  return rows[0]
}
