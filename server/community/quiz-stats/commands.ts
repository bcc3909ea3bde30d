import { sql } from 'kysely'
import type { SampleDiscussions } from '#contract/community/quiz-stats.ts'
import { importSampleDiscussion } from '#server/community/quiz-discussion/commands/import-sample.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { quizzesByArticleTitle } from './queries.ts'
import { shareOf } from './rules.ts'

interface Attempt {
  quizId: string
  score: number
  totalQuestions: number
}

/** One statement for all of them, in the order of the quizzes' ids, so that two batches never wait for each other. */
export async function countAttempts(db: Db, attempts: Attempt[]): Promise<void> {
  const rows = attempts.map(({ quizId, score, totalQuestions }) => ({ quiz_id: quizId, share: shareOf(score, totalQuestions) }))
  await sql`
    insert into quiz_forum_scores (quiz_id, attempts_count, share_total)
    select quiz_id, count(*), sum(share)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as attempts (quiz_id uuid, share bigint)
    group by quiz_id order by quiz_id
    on conflict (quiz_id) do update set
      attempts_count = quiz_forum_scores.attempts_count + excluded.attempts_count,
      share_total = quiz_forum_scores.share_total + excluded.share_total`.execute(db)
}

/** The attempts of an account that is about to go are counted no more. */
export async function forgetAttempts(db: Db, userId: string): Promise<void> {
  await sql`
    with theirs as (
      select quiz_id, count(*) as attempts, sum(round(score * 1000000.0 / total_questions)) as share
      from quiz_attempts join quiz_editions using (edition_id) where user_id = ${userId} group by quiz_id
    ), counted as materialized (
      select quiz_id from quiz_forum_scores where quiz_id in (select quiz_id from theirs) order by quiz_id for update
    )
    update quiz_forum_scores set attempts_count = attempts_count - attempts, share_total = share_total - share
    from theirs join counted using (quiz_id) where theirs.quiz_id = quiz_forum_scores.quiz_id`.execute(db)
}

/**
 * Gives the forums of the sample days something to begin with: once, where nobody has written anything yet and the days are there.
 * @returns how many were taken in
 */
export function takeInSamples(db: Db, samples: SampleDiscussions, now: Date): Promise<number> {
  return inTransaction(db, async (db) => {
    const quizzes = await quizzesByArticleTitle(
      db,
      samples.map((sample) => sample.article_title),
    )
    if (quizzes.size === 0 || !(await claimSamples(db, now))) return 0
    const fitting = samples.filter((sample) => quizzes.has(sample.article_title))
    for (const sample of fitting) await importSampleDiscussion(db, quizzes.get(sample.article_title) ?? '', sample, now)
    return fitting.length
  })
}

/** The row decides between two processes that start at once, and keeps deleted samples from coming back. */
async function claimSamples(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into quiz_forum_samples (is_taken, taken_at)
    select true, ${now} where not exists (select from quiz_discussions) on conflict do nothing returning 1`.execute(db)
  return rows.length > 0
}
