import type { Db } from '#server/db/open.ts'
import type { MadePractice } from './practice-state.ts'

/** What a machine translated, by article; articles without any are left out. */
export async function madePractice(db: Db, articleIds: string[]): Promise<Map<string, MadePractice[]>> {
  if (articleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('practice_translations')
    .where('article_id', 'in', articleIds)
    .select(['article_id', 'language', 'source_hash', 'text_hash', 'made_with', 'reviewed_at'])
    .execute()
  const made = rows.map(({ reviewed_at, ...row }) => ({ ...row, is_checked: reviewed_at !== null }))
  return Map.groupBy(made as (MadePractice & { article_id: string })[], ({ article_id }) => article_id)
}
