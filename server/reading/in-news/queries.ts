import type { InNewsItem } from '#contract/reading/in-news.ts'
import { syllabusLines } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import { itemsOf, type KnownItem } from '#server/reading/shared/in-news-items.ts'

/** @returns `undefined` for an unpublished day */
export async function publishedItems(db: Db, entryId: string): Promise<InNewsItem[] | undefined> {
  const entry = await db
    .selectFrom('daily_entries')
    .where('entry_id', '=', entryId)
    .where('status', '=', 'published')
    .select('entry_id')
    .executeTakeFirst()
  return entry && (await itemsOf(db, entryId)).map(shownItem)
}

function shownItem({ item_id, upload }: KnownItem): InNewsItem {
  const { syllabus, translated = {}, ...item } = upload
  return { item_id, ...item, syllabus: syllabusLines(syllabus), translated }
}
