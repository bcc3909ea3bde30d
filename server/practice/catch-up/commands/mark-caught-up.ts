import { sql } from 'kysely'
import type { DoneArticles } from '#contract/practice/catch-up.ts'
import type { Db } from '#server/db/open.ts'

/** Idempotent. */
export async function markCaughtUp(db: Db, userId: string, { article_ids, done }: DoneArticles, now: Date): Promise<void> {
  if (done)
    await sql`
      insert into caught_up_articles (user_id, article_id, done_at)
      select ${userId}, article_id, ${now} from articles where article_id = any(${article_ids}::uuid[])
      on conflict do nothing`.execute(db)
  else await db.deleteFrom('caught_up_articles').where('user_id', '=', userId).where('article_id', 'in', article_ids).execute()
}
