import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** An answer that was given before the last count may be stored after it. */
const OVERLAP = sql.lit('15 minutes')

/** With questions that were never counted, or answered since the last count. */
export async function articlesToCount(db: Db): Promise<string[]> {
  const { rows } = await sql<{ article_id: string }>`
    with last as (select max(counted_at) - interval ${OVERLAP} as at from bank_questions)
    select article_id from bank_questions where counted_at is null
    union
    select article_id from quiz_attempts join quiz_editions using (edition_id) where completed_at > (select at from last)
    union
    select article_id from daily_question_answers join bank_questions on day = publication_date where answered_at > (select at from last)
      and daily_question_answers.answers ? question_id::text
    union
    select (question ->> 'article_id')::uuid from mock_attempts join mock_tests using (test_id) cross join lateral jsonb_array_elements(questions) as question
    where mock_attempts.marked_at > (select at from last)`.execute(db)
  return rows.map(({ article_id }) => article_id)
}
