import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Marks only once results are out. */
export async function personalMockTestData(db: Db, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select title, started_at, submitted_at, case when owner_id is not null or mock_tests.marked_at is not null then marks_hundredths end as marks_hundredths,
      coalesce((select jsonb_agg(jsonb_build_object('question_id', question_id, 'option', option, 'certainty', certainty, 'is_flagged', is_flagged,
        'seconds', seconds, 'mistake', mistake) order by given_ms) from mock_answers where mock_answers.attempt_id = mock_attempts.attempt_id), '[]') as answers
    from mock_attempts join mock_tests using (test_id) where user_id = ${userId} order by started_at`.execute(db)
  return rows
}
