import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'

export interface EntryFacts {
  status: 'published' | 'draft'
  /** Of a scheduled draft. */
  publish_at: Date | null
  revision: number
}

/** @param entry_id of a restored day @returns `undefined` if the date is taken */
export async function createEntry(
  db: Db,
  { entry_id = newId(), publication_date, ...facts }: EntryFacts & { entry_id?: string; publication_date: string },
  now: Date,
): Promise<string | undefined> {
  const made = await db
    .insertInto('daily_entries')
    .values({ entry_id, publication_date, ...facts, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('publication_date').doNothing())
    .returning('entry_id')
    .executeTakeFirst()
  return made?.entry_id
}
