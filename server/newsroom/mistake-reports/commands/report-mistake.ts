import type { NewMistakeReport } from '#contract/newsroom/mistake-reports.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { findPassages } from '#server/syllabus/notes/commands/find-passages.ts'
import { publicArticle, reportByKey } from '../queries.ts'

/**
 * Once per client key.
 * @throws HttpError 404 if not public, 429
 */
export function reportMistake(
  db: Db,
  userId: string,
  articleId: string,
  sent: NewMistakeReport,
  quota: Quota,
  now: Date,
): Promise<{ report_id: string }> {
  return inTransaction(db, async (db) => {
    const known = await reportByKey(db, userId, sent.client_key)
    if (known) return known
    const article = await publicArticle(db, articleId)
    if (!article) throw new HttpError(404, ARTICLE_NOT_FOUND)
    const stored = await insertReport(db, userId, article, { ...sent, is_in_text: await isInText(db, articleId, sent) }, now)
    // A concurrent call has stored it.
    if (!stored) return (await reportByKey(db, userId, sent.client_key)) as { report_id: string }
    await consumeQuota(db, userId, 'mistakeReports', quota, now)
    return stored
  })
}

async function isInText(db: Db, articleId: string, { language, passage }: NewMistakeReport): Promise<boolean | null> {
  if (!passage) return null
  const found = await findPassages(db, articleId, [{ language, ...passage }])
  return found?.[0] ?? null
}

const NO_PASSAGE = { section: '', quote: '', prefix: '', suffix: '', start: 0 }

function insertReport(
  db: Db,
  user_id: string,
  { article_id, title }: { article_id: string; title: string },
  { client_key, language, passage, description, is_in_text }: NewMistakeReport & { is_in_text: boolean | null },
  now: Date,
) {
  const { start, ...words } = passage ?? NO_PASSAGE
  return db
    .insertInto('mistake_reports')
    .values({
      report_id: newId(),
      user_id,
      client_key,
      article_id,
      article_title: title,
      created_at: now,
      language,
      ...words,
      start_at: start,
      description,
      is_in_text,
      to_find: false,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_key']).doNothing())
    .returning('report_id')
    .executeTakeFirst()
}
