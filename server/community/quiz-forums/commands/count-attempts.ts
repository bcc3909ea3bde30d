import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { scoreMillionths } from '../rules.ts'

interface Attempt {
  quizId: string
  score: number
  totalQuestions: number
}

/** One statement in quiz id order, to avoid deadlocks. */
export async function countAttempts(db: Db, attempts: Attempt[]): Promise<void> {
  const rows = attempts.map(({ quizId, score, totalQuestions }) => ({
    quiz_id: quizId,
    share: scoreMillionths(score, totalQuestions),
  }))
  await sql`
    insert into quiz_forum_scores (quiz_id, attempts_count, share_total)
    select quiz_id, count(*), sum(share)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as attempts (quiz_id uuid, share bigint)
    group by quiz_id order by quiz_id
    on conflict (quiz_id) do update set
      attempts_count = quiz_forum_scores.attempts_count + excluded.attempts_count,
      share_total = quiz_forum_scores.share_total + excluded.share_total`.execute(db)
}
