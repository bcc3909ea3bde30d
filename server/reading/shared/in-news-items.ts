import type { InNewsUpload } from '#contract/newsroom/in-news-upload.ts'
import type { Db } from '#server/db/open.ts'

export interface KnownItem {
  item_id: string
  upload: InNewsUpload
}

/** In upload format and order. */
export async function itemsOf(db: Db, entryId: string): Promise<KnownItem[]> {
  const rows = await db
    .selectFrom('in_news_items')
    .where('entry_id', '=', entryId)
    .orderBy('position')
    .select(['item_id', 'kind', 'name', 'syllabus', 'body'])
    .execute()
  return rows.map(({ item_id, kind, name, syllabus, body: { text, rank, point, source, translated } }) => ({
    item_id,
    upload: {
      kind: kind as InNewsUpload['kind'],
      name,
      text,
      ...(rank !== undefined && { rank }),
      ...(point && { point }),
      source,
      syllabus,
      ...(translated && { translated }),
    },
  }))
}
