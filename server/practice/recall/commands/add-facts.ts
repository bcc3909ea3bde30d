import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Learner } from '#server/practice/shared/recall-circumstances.ts'
import { type CardToAdd, insertWithinPlan } from './add-cards.ts'
import { MUST_KNOW, sourcesOf } from './find-sources.ts'

/**
 * Skips existing cards and unknown articles.
 * @throws HttpError 403 when the free plan is full
 */
export async function addFacts(db: Db, learner: Learner, articleIds: string[], now: Date) {
  const { rows } = await sql<CardToAdd>`
    select source.article_id, kind, source_key, content, source.syllabus, false as needs_pro from ${sourcesOf(articleIds)} as source
      join articles using (article_id) join daily_entries using (entry_id)
    where status = 'published' and source_key = ${MUST_KNOW} order by publication_date desc, position`.execute(db)
  return insertWithinPlan(db, learner, rows, now)
}
