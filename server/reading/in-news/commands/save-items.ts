import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { KnownItem } from '#server/reading/shared/in-news-items.ts'

/** Must run inside a transaction. Deletes others of the day. */
export async function saveItems(db: Db, entryId: string, items: KnownItem[]): Promise<void> {
  const ids = items.map(({ item_id }) => item_id)
  await sql`delete from in_news_items where entry_id = ${entryId} and item_id <> all(${ids}::uuid[])`.execute(db)
  if (items.length === 0) return
  const rows = items.map(({ item_id, upload: { kind, name, syllabus, ...body } }, position) => ({
    item_id,
    entry_id: entryId,
    position,
    kind,
    name,
    syllabus,
    body: JSON.stringify(body),
  }))
  await db
    .insertInto('in_news_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        kind: eb.ref('excluded.kind'),
        name: eb.ref('excluded.name'),
        syllabus: eb.ref('excluded.syllabus'),
        body: eb.ref('excluded.body'),
      })),
    )
    .execute()
}
