import type { Db } from '#server/db/open.ts'
import { WORDS_VERSION } from '../rules.ts'

export async function outdatedArticles(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('article_search')
    .where('words_version', '<', WORDS_VERSION)
    .orderBy('published_on', 'desc')
    .orderBy('article_id')
    .limit(limit)
    .select('article_id')
    .execute()
  return rows.map(({ article_id }) => article_id)
}
