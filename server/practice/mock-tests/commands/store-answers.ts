import { sql } from 'kysely'
import type { MockClock, SentMockAnswer } from '#contract/practice/mock-attempts.ts'
import { MOCK_ATTEMPT_NOT_FOUND } from '#contract/practice/mock-tests.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { givenInTime, isLate, secondsLeft, stateOf } from '../rules.ts'

interface Attempt {
  started_at: Date
  ends_at: Date
  submitted_at: Date | null
  marked_at: Date | null
  /** Null for a scheduled test. */
  owner_id: string | null
  /** Option letters by question. */
  letters: Record<string, string[]>
}

/**
 * Keeps the latest answer and longest time, in any order of arrival.
 * @throws HttpError 404, 409 if submitted or too late, 422
 */
export async function storeAnswers(
  db: Db,
  userId: string,
  attemptId: string,
  sent: readonly SentMockAnswer[],
  now: Date,
): Promise<MockClock> {
  const attempt = await attemptToAnswer(db, userId, attemptId)
  check(sent, attempt.letters)
  if (attempt.submitted_at) throw submittedBefore()
  const inTime = sent.flatMap((answer) => {
    const given_ms = givenInTime(answer.given_ms, attempt, now)
    return given_ms === undefined ? [] : [{ ...answer, given_ms }]
  })
  if (inTime.length === 0) throw new HttpError(409, 'This was answered after the time ran out')
  const late = attempt.owner_id === null && isLate(attempt.ends_at, now)
  if (!(await upsert(db, attemptId, inTime, late))) throw submittedBefore()
  return { state: stateOf(attempt, false, now), seconds_left: secondsLeft(attempt.ends_at, now) }
}

async function attemptToAnswer(db: Db, userId: string, attemptId: string): Promise<Attempt> {
  const row = await db
    .selectFrom('mock_attempts')
    .innerJoin('mock_tests', 'mock_tests.test_id', 'mock_attempts.test_id')
    .where('attempt_id', '=', attemptId)
    .where('user_id', '=', userId)
    .select(['started_at', 'ends_at', 'submitted_at', 'mock_attempts.marked_at', 'owner_id', 'letters'])
    .executeTakeFirst()
  if (!row) throw new HttpError(404, MOCK_ATTEMPT_NOT_FOUND)
  return row
}

const submittedBefore = () => new HttpError(409, 'This test has been submitted, so its answers can no longer be changed')

function check(sent: readonly SentMockAnswer[], letters: Attempt['letters']): void {
  const seen = new Set<string>()
  const details = sent.flatMap(({ question_id, option }, index) => {
    const path = `answers[${index}]`
    const known = letters[question_id]
    if (!known) return [{ path: `${path}.question_id`, message: 'This question does not belong to the test' }]
    if (seen.has(question_id)) return [{ path: `${path}.question_id`, message: 'This question is answered twice' }]
    seen.add(question_id)
    if (option !== null && !known.includes(option)) return [{ path: `${path}.option`, message: 'This is not one of the options' }]
    return []
  })
  if (details[0]) throw new HttpError(422, details[0].message, { details })
}

/** @returns false if the attempt has been submitted */
async function upsert(db: Db, attemptId: string, answers: readonly SentMockAnswer[], late: boolean): Promise<boolean> {
  const { rows } = await sql`
    with attempt as (select attempt_id from mock_attempts where attempt_id = ${attemptId} and submitted_at is null for share),
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
