import type { InNewsUpload } from '#contract/newsroom/upload/in-news-upload.ts'
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
  return rows.map(knownItem)
}

export interface ItemRow {
  item_id: string
  kind: string
  name: string
  syllabus: string[]
  body: Omit<InNewsUpload, 'kind' | 'name' | 'syllabus'>
}

export function knownItem({ item_id, kind, name, syllabus, body }: ItemRow): KnownItem {
  const { text, rank, point, source, translated } = body
  return {
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
  }
}
