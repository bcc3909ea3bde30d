import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { findPassages } from '#server/syllabus/notes/commands/find-passages.ts'

const BATCH = 1000

/** Handles one batch per article in the transaction; the job `find-reported-passages` does the rest. */
export async function findReportedIn(db: Db, articleIds: string[]): Promise<void> {
  const rows = await db
    .updateTable('mistake_reports')
    .set({ to_find: true })
    .where('article_id', 'in', articleIds)
    .returning('article_id')
    .execute()
  for (const articleId of new Set(rows.map(({ article_id }) => article_id as string))) await findBatch(db, articleId)
}

/** One transaction per batch. */
export async function findReported(db: Db, stopping: AbortSignal): Promise<void> {
  for (let next = await nextArticle(db); next && !stopping.aborted; next = await nextArticle(db)) {
    const { article_id } = next
    await inTransaction(db, (db) => findBatch(db, article_id))
  }
}

const nextArticle = (db: Db) =>
  db
    .selectFrom('mistake_reports')
    .where('to_find', '=', true)
    .where('article_id', 'is not', null)
    .orderBy('article_id')
    .limit(1)
    .select('article_id')
    .$narrowType<{ article_id: string }>()
    .executeTakeFirst()

async function findBatch(db: Db, articleId: string): Promise<void> {
  // Same order as an edit, and keeps the text unchanged.
  await db.selectFrom('articles').where('article_id', '=', articleId).select('article_id').forShare().execute()
  const rows = await nextRows(db, articleId)
  const found = await findPassages(
    db,
    articleId,
    rows.map(({ language, section, quote, prefix, suffix, start }) => ({
      language: language as Language,
      section,
      quote,
      prefix,
      suffix,
      start,
    })),
  )
  await savePlaces(
    db,
    found
      ? rows.slice(0, found.length).map(({ report_id, quote }, at) => ({ report_id, is_in_text: quote ? found[at] : null }))
      : rows,
  )
}

const nextRows = (db: Db, articleId: string) =>
  db
    .selectFrom('mistake_reports')
    .where('article_id', '=', articleId)
    .where('to_find', '=', true)
    .orderBy('report_id')
    .limit(BATCH)
    .select(['report_id', 'language', 'section', 'quote', 'prefix', 'suffix', 'start_at as start'])
    .execute()

const savePlaces = (db: Db, rows: { report_id: string; is_in_text?: boolean | null | undefined }[]) =>
  sql`
    update mistake_reports set is_in_text = found.is_in_text, to_find = false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (report_id uuid, is_in_text boolean)
    where mistake_reports.report_id = found.report_id`.execute(db)
