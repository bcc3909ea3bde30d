import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'

/** Somebody waits for a recording: it is made next, after the translation that it reads. Does nothing where none is to be made. */
export async function wantRecording(
  db: Db,
  { articleId, language }: { articleId: string; language: Language },
  now: Date,
): Promise<void> {
  await db
    .updateTable('processing_units')
    .set({ wanted_at: now })
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('status', 'in', ['pending', 'stale', 'failed'])
    .where('wanted_at', 'is', null)
    .execute()
}
