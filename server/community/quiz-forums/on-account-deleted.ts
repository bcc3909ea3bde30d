import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Needs the transaction that deletes the account. */
export async function quizForumsOnAccountDeleted(db: Db, userId: string): Promise<void> {
  await sql`
    with own as (
      select quiz_id, count(*) as attempts, sum(round(score * 1000000.0 / total_questions)) as share
      from quiz_attempts join quiz_editions using (edition_id) where user_id = ${userId} group by quiz_id
    ), locked as materialized (
      select quiz_id from quiz_forum_scores where quiz_id in (select quiz_id from own) order by quiz_id for update
    )
    update quiz_forum_scores set attempts_count = attempts_count - attempts, share_total = share_total - share
    from own join locked using (quiz_id) where own.quiz_id = quiz_forum_scores.quiz_id`.execute(db)
}
