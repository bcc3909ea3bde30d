import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Learner } from '#server/practice/shared/recall-circumstances.ts'
import { insertWithinPlan } from './add-cards.ts'
import { inNewsSources } from './in-news-source.ts'

/**
 * Skips existing cards and unknown items.
 * @throws HttpError 403 when the free plan is full
 */
export async function addInNews(db: Db, learner: Learner, itemIds: readonly string[], now: Date) {
  const sources = await inNewsSources(db, sql`item_id = any(${itemIds}::uuid[]) and status = 'published'`)
  return insertWithinPlan(
    db,
    learner,
    sources.map((source) => ({ ...source, needs_pro: false })),
    now,
  )
}
