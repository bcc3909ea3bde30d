import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { readingMinutes } from '#contract/reading/analysis.ts'
import type { Db } from '#server/db/open.ts'
export interface OrderedArticle {
  article_id: string
  upload: ArticleUpload
  /** Apart from its position. */
  isChanged: boolean
}

/** Must run inside a transaction. Skips unchanged articles. */
export async function saveArticles(db: Db, entryId: string, articles: OrderedArticle[], now: Date): Promise<void> {
  const ids = articles.map(({ article_id }) => article_id)
  await db
    .deleteFrom('articles')
    .where('entry_id', '=', entryId)
    .where('article_id', 'not in', ids)
    .returning('article_id')
    .execute()
  await clearTitles(db, articles)
  for (const [position, article] of articles.entries()) {
    if (article.isChanged) await saveArticle(db, { ...article, entry_id: entryId, position }, now)
    else
      await db
        .updateTable('articles')
        .set({ position })
        .where('article_id', '=', article.article_id)
        .where('position', '<>', position)
        .execute()
  }
}

/** Articles may swap titles, whose unique index is not deferred. */
async function clearTitles(db: Db, articles: OrderedArticle[]): Promise<void> {
  const changed = articles.filter(({ isChanged }) => isChanged).map(({ article_id }) => article_id)
  if (changed.length < 2) return
  await db
    .updateTable('articles')
    .set((eb) => ({ title: eb.cast<string>('article_id', 'text') }))
    .where('article_id', 'in', changed)
    .execute()
}

async function saveArticle(
  db: Db,
  { article_id, entry_id, position, upload }: { article_id: string; entry_id: string; position: number; upload: ArticleUpload },
  now: Date,
): Promise<void> {
  const { title, summary, gs_paper_category, syllabus, quiz_title, potential_questions: _inQuizzes, ...body } = upload
  const row = {
    entry_id,
    position,
    title,
    summary,
    gs_paper_category,
    syllabus,
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
