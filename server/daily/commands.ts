import type { ArticleUpload, DayUpload } from '#contract/ingest.ts'
import { UPLOAD } from '#contract/upload-rules.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { signal } from '#server/platform/signals.ts'
import { articlesIn, entryOn } from './queries.ts'
import { keptIds, readingMinutes } from './rules.ts'

export interface SavedDay {
  entry_id: string
  articles: { article_id: string; upload: ArticleUpload }[]
}

/**
 * Writes a day and its articles; must run inside a transaction. The unique date decides between simultaneous uploads of one day.
 * @throws Refusal 409 when the date exists and `replace` is not set
 */
export async function saveDay(db: Db, day: DayUpload, now: Date): Promise<SavedDay> {
  const entry_id = await claimDate(db, day, now)
  const before = await articlesIn(db, entry_id)
  const kept = keptIds(
    before,
    day.articles.map((article) => article.title),
  )
  const gone = before.filter((article) => !kept.includes(article.article_id)).map((article) => article.article_id)
  if (gone.length > 0) await db.deleteFrom('articles').where('article_id', 'in', gone).execute()
  const articles: SavedDay['articles'] = []
  for (const [position, upload] of day.articles.entries()) {
    const article_id = kept[position] ?? newId()
    await saveArticle(db, { article_id, entry_id, position, upload }, now)
    articles.push({ article_id, upload })
  }
  await signal(db, 'content', entry_id)
  return { entry_id, articles }
}

async function claimDate(db: Db, { publication_date, status, replace }: DayUpload, now: Date): Promise<string> {
  const made = await db
    .insertInto('daily_entries')
    .values({ entry_id: newId(), publication_date, status, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('publication_date').doNothing())
    .returning('entry_id')
    .executeTakeFirst()
  if (made) return made.entry_id
  if (!replace) throw new Refusal(409, UPLOAD.dateTaken(publication_date), { code: 'date_taken' })
  // The update locks the day: a second replacement waits for this one.
  await db
    .updateTable('daily_entries')
    .set({ status, updated_at: now })
    .where('publication_date', '=', publication_date)
    .execute()
  const entry = await entryOn(db, publication_date)
  if (!entry) throw new Refusal(409, 'The entry was deleted at the same moment. Please try again.')
  return entry.entry_id
}

/** Everything but the flashcards' and mains' text is for all readers; `articles` decides who is sent what. */
async function saveArticle(
  db: Db,
  { article_id, entry_id, position, upload }: { article_id: string; entry_id: string; position: number; upload: ArticleUpload },
  now: Date,
): Promise<void> {
  const { title, summary, gs_paper_category, quiz_title, potential_questions: _inQuizzes, ...body } = upload
  const row = {
    entry_id,
    position,
    title,
    summary,
    gs_paper_category,
    reading_minutes: readingMinutes(summary, upload.analysis_text),
    quiz_title: quiz_title ?? title,
    body: JSON.stringify(body),
    updated_at: now,
  }
  await db
    .insertInto('articles')
    .values({ article_id, ...row })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(row))
    .execute()
}
