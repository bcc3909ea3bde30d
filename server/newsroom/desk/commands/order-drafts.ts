import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Items that are not named stay behind the others. */
export async function orderDrafts(db: Db, day: string, draftIds: string[]): Promise<void> {
  await sql`
    update desk_drafts set position = coalesce(array_position(${draftIds}::uuid[], draft_id), 1000)
    where day = ${day} and state <> 'handed_over'`.execute(db)
}
