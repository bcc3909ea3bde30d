import { createHash } from 'node:crypto'
import type { Db } from '#server/db/open.ts'

export async function savePassages(db: Db, sourceId: string, passages: readonly string[]): Promise<void> {
  await db
    .insertInto('desk_passages')
    .values(passages.map((text, index) => ({ source_id: sourceId, number: index + 1, text })))
    .execute()
}

/** The same passages in the same order are one source. */
export const hashOfPassages = (passages: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(passages)).digest('hex')
