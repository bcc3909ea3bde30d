import type { Target } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'

interface MadeItems {
  entryId: string
  language: Target
  /** Engine and model. */
  madeWith: string
  /** Hashes of English texts and their translations. */
  texts: { source_hash: string; text_hash: string }[]
}

/** As `savePractice`. */
export async function saveInNews(db: Db, { entryId, language, madeWith, texts }: MadeItems, now: Date): Promise<void> {
  const row = { entry_id: entryId, language, made_with: madeWith, made_at: now, reviewed_by: null, reviewed_at: null }
  for (const text of texts)
    await db
      .insertInto('in_news_translations')
      .values({ ...row, ...text })
      .onConflict((conflict) => conflict.columns(['entry_id', 'language', 'source_hash']).doUpdateSet({ ...row, ...text }))
      .execute()
}

/** What the day no longer has is forgotten. @param kept `language hash` of English texts */
export async function forgetInNews(db: Db, entryId: string, kept: ReadonlySet<string>): Promise<void> {
  await db
    .deleteFrom('in_news_translations')
    .where('entry_id', '=', entryId)
    .where(({ eb, ref }) => eb(eb.fn('concat_ws', [eb.val(' '), ref('language'), ref('source_hash')]), 'not in', ['', ...kept]))
    .execute()
}

/** @returns whether there is one that a machine made and nobody has marked */
export async function reviewInNews(
  db: Db,
  { entryId, language, userId }: { entryId: string; language: string; userId: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .updateTable('in_news_translations')
    .set({ reviewed_by: userId, reviewed_at: now })
    .where('entry_id', '=', entryId)
    .where('language', '=', language)
    .where('reviewed_at', 'is', null)
    .returning('entry_id')
    .execute()
  return rows.length > 0
}
