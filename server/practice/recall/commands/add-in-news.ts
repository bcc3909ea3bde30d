import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Learner } from '#server/practice/shared/recall-circumstances.ts'
import { insertWithinPlan } from './add-cards.ts'
import { inNewsSource, type StoredItem } from './in-news-source.ts'

/**
 * Skips existing cards and unknown items.
 * @throws HttpError 403 when the free plan is full
 */
export async function addInNews(db: Db, learner: Learner, itemIds: readonly string[], now: Date) {
  const { rows } = await sql<StoredItem>`
    select item_id, entry_id, kind, name, body ->> 'text' as text, body ->> 'rank' as rank, syllabus
    from in_news_items join daily_entries using (entry_id)
    where item_id = any(${itemIds}::uuid[]) and status = 'published' order by publication_date desc, position`.execute(db)
  return insertWithinPlan(
    db,
    learner,
    rows.map((item) => ({ ...inNewsSource(item), needs_pro: false })),
    now,
  )
}
