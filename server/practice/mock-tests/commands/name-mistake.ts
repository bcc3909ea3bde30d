import { sql } from 'kysely'
import type { Mistake } from '#contract/practice/mock-test-rules.ts'
import { MOCK_ATTEMPT_NOT_FOUND } from '#contract/practice/mock-tests.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

interface Named {
  attemptId: string
  questionId: string
  mistake: Mistake
}

/** @throws HttpError 404, also before the result */
export async function nameMistake(db: Db, userId: string, { attemptId, questionId, mistake }: Named): Promise<void> {
  const { rows } = await sql`
    insert into mock_answers (attempt_id, question_id, is_flagged, given_ms, mistake)
    select attempt_id, ${questionId}, false, 0, ${mistake} from mock_attempts join mock_tests using (test_id)
    where attempt_id = ${attemptId} and user_id = ${userId} and letters ? ${questionId}::text
      and mock_attempts.marked_at is not null and (owner_id is not null or mock_tests.marked_at is not null)
    on conflict (attempt_id, question_id) do update set mistake = excluded.mistake returning attempt_id`.execute(db)
  if (rows.length === 0) throw new HttpError(404, MOCK_ATTEMPT_NOT_FOUND)
}
