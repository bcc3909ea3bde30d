import { sql } from 'kysely'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { batchWrites } from '#server/db/batch-writes.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * Called often. @param position 0 to 1
 * @throws HttpError 404
 */
export async function savePosition(db: Db, userId: string, articleId: string, position: number, now: Date): Promise<void> {
  const isSaved = await writePosition(db, { userId, articleId, position, now })
  if (!isSaved) throw new HttpError(404, ARTICLE_NOT_FOUND)
}

interface Position {
  userId: string
  articleId: string
  position: number
  now: Date
}

const writePosition = batchWrites<Position, boolean>({
  keyOf: ({ userId }) => userId,
  write: async (db, positions) => {
    const column = <K extends keyof Position>(name: K) => positions.map((one) => one[name])
    const { rows } = await sql<{ user_id: string }>`
      insert into reading_positions (user_id, article_id, position, updated_at)
      select user_id, article_id, given.position, at
      from unnest(${column('userId')}::uuid[], ${column('articleId')}::uuid[], ${column('position')}::real[], ${column('now')}::timestamptz[])
        as given (user_id, article_id, position, at)
        join articles using (article_id) join daily_entries using (entry_id)
      where status = 'published'
      on conflict (user_id, article_id) do update set position = excluded.position, updated_at = excluded.updated_at
      returning user_id`.execute(db)
    const saved = new Set(rows.map((row) => row.user_id))
    return positions.map(({ userId }) => saved.has(userId))
  },
})
