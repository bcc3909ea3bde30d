import { sql } from 'kysely'
import type { SentMockAnswer } from '#contract/practice/mock-attempts.ts'
import type { Db } from '#server/db/open.ts'

interface Kind {
  isLate: boolean
  /** Otherwise only those of an attempt that has not been submitted. */
  evenIfSubmitted?: boolean
}

/** @returns whether they were stored */
export async function upsertAnswers(
  db: Db,
  attemptId: string,
  answers: readonly SentMockAnswer[],
  { isLate: late, evenIfSubmitted = false }: Kind,
): Promise<boolean> {
  const { rows } = await sql`
    with attempt as (select attempt_id from mock_attempts where attempt_id = ${attemptId} and (submitted_at is null or ${evenIfSubmitted}::boolean) for share),
    stored as (
      insert into mock_answers as answer (attempt_id, question_id, option, certainty, is_flagged, given_ms, seconds, is_late)
      select attempt_id, given.*, ${late} and option is not null from attempt cross join jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as given (question_id uuid, option text, certainty text, is_flagged boolean, given_ms integer, seconds real)
      order by question_id
      on conflict (attempt_id, question_id) do update set
        seconds = greatest(answer.seconds, excluded.seconds),
        (option, certainty, is_flagged, given_ms, is_late, earlier) = (
          select excluded.option, excluded.certainty, excluded.is_flagged, excluded.given_ms,
            answer.is_late or (${late}::boolean and answer.option is distinct from excluded.option), case
            when answer.option is null or answer.option is not distinct from excluded.option or answer.option = any(answer.earlier) then answer.earlier
            else answer.earlier || answer.option end
          where excluded.given_ms >= answer.given_ms
          union all
          select answer.option, answer.certainty, answer.is_flagged, answer.given_ms, answer.is_late, answer.earlier where excluded.given_ms < answer.given_ms))
    select from attempt`.execute(db)
  return rows.length > 0
}
