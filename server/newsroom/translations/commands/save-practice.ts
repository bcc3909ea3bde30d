import type { Target } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'

interface MadeTexts {
  articleId: string
  language: Target
  /** Engine and model. */
  madeWith: string
  /** Hashes of English texts and their translations. */
  texts: { source_hash: string; text_hash: string }[]
}

/** Remembers what a machine wrote into the article. Needs the transaction that writes it, and comes first. */
export async function savePractice(db: Db, { articleId, language, madeWith, texts }: MadeTexts, now: Date): Promise<void> {
  const row = { article_id: articleId, language, made_with: madeWith, made_at: now, reviewed_by: null, reviewed_at: null }
  for (const text of texts)
    await db
      .insertInto('practice_translations')
      .values({ ...row, ...text })
      .onConflict((conflict) => conflict.columns(['article_id', 'language', 'source_hash']).doUpdateSet({ ...row, ...text }))
      .execute()
}

/** What the article no longer has is forgotten. @param kept `language hash` of English texts */
export async function forgetPractice(db: Db, articleId: string, kept: ReadonlySet<string>): Promise<void> {
  const rows = await db
    .selectFrom('practice_translations')
    .where('article_id', '=', articleId)
    .select(['language', 'source_hash'])
    .execute()
  for (const { language, source_hash } of rows.filter((row) => !kept.has(`${row.language} ${row.source_hash}`)))
    await db
      .deleteFrom('practice_translations')
      .where('article_id', '=', articleId)
      .where('language', '=', language)
      .where('source_hash', '=', source_hash)
      .execute()
}
