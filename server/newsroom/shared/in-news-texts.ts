import type { InNewsUpload } from '#contract/newsroom/upload/in-news-upload.ts'
import type { Db } from '#server/db/open.ts'
import type { PracticeItem } from './practice-items.ts'
import type { MadePractice } from './practice-state.ts'

/** What is translated of the items of a day: each as a whole, as a practice text is. Paths are those of an upload. */
export const inNewsTexts = (items: readonly InNewsUpload[]): PracticeItem[] =>
  items.map(({ name, text, rank, translated = {} }, at) => ({
    name: `Item ${at + 1}`,
    path: ['in_news', at, 'translated'],
    english: { name, text, ...(rank !== undefined && { rank }) },
    translated,
  }))

/** What a machine translated of a day. */
export async function madeInNews(db: Db, entryId: string): Promise<MadePractice[]> {
  const rows = await db
    .selectFrom('in_news_translations')
    .where('entry_id', '=', entryId)
    .select(['language', 'source_hash', 'text_hash', 'made_with', 'reviewed_at'])
    .execute()
  return rows.map(({ reviewed_at, ...row }) => ({ ...row, is_checked: reviewed_at !== null }) as MadePractice)
}
