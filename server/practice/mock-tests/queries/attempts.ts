import { type RawBuilder, sql } from 'kysely'
import { type MockAttempt, type MockAttemptSummary, MockQuestion } from '#contract/practice/mock-attempts.ts'
import { MOCK_ATTEMPT_NOT_FOUND } from '#contract/practice/mock-tests.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { paperFrom, resultsAt, type StoredPaper, secondsLeft, stateOf } from '../rules.ts'

export interface SummaryRow {
  attempt_id: string
  test_id: string
  title: string
  question_count: number
  answered: number
  started_at: Date
  ends_at: Date
  submitted_at: Date | null
  marked_at: Date | null
  marks_hundredths: number | null
  right_hundredths: number
  /** Null for an own test. */
  closes_at: Date | null
  /** Of a scheduled test. */
  results_out_at: Date | null
}

const SUMMARY = sql`attempt_id, test_id, title, question_count, started_at, ends_at, submitted_at, mock_attempts.marked_at, marks_hundredths,
  right_hundredths, closes_at, mock_tests.marked_at as results_out_at,
  (select count(*)::integer from mock_answers where mock_answers.attempt_id = mock_attempts.attempt_id and option is not null) as answered`

const ATTEMPTS = sql`mock_attempts join mock_tests using (test_id)`

/** Query of `SummaryRow`. */
export const summaries = (condition: RawBuilder<unknown>) => sql`select ${SUMMARY} from ${ATTEMPTS} where ${condition}`

type Times = 'started_at' | 'ends_at' | 'submitted_at' | 'marked_at' | 'closes_at' | 'results_out_at'
/** As in JSON. */
export type StoredSummary = Omit<SummaryRow, Times> & Record<Times, string | null>

export function withTimes(stored: StoredSummary): SummaryRow {
  const time = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...stored,
    started_at: new Date(stored.started_at ?? 0),
    ends_at: new Date(stored.ends_at ?? 0),
    submitted_at: time(stored.submitted_at),
    marked_at: time(stored.marked_at),
    closes_at: time(stored.closes_at),
    results_out_at: time(stored.results_out_at),
  }
}

export function summaryOf(row: SummaryRow, now: Date): MockAttemptSummary {
  const isScheduled = row.closes_at !== null
  const state = stateOf(row, !isScheduled || row.results_out_at !== null, now)
  return {
    attempt_id: row.attempt_id,
    title: row.title,
    is_scheduled: isScheduled,
    state,
    questions: row.question_count,
    answered: row.answered,
    started_at: row.started_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    seconds_left: state === 'open' ? secondsLeft(row.ends_at, now) : 0,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    results_at: row.closes_at && resultsAt(row.closes_at).toISOString(),
    marks_hundredths: state === 'marked' ? row.marks_hundredths : null,
    most_hundredths: row.question_count * row.right_hundredths,
  }
}

export async function summariesOf(
  db: Db,
  userId: string,
  { condition, order, limit }: { condition: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    ${summaries(sql`user_id = ${userId} and ${condition}`)} order by ${order} limit ${limit}`.execute(db)
  return rows
}

/** @throws HttpError 404 */
export async function summaryById(db: Db, userId: string, attemptId: string, now: Date): Promise<MockAttemptSummary> {
  const condition = sql`attempt_id = ${attemptId}`
  const [row] = await summariesOf(db, userId, { condition, order: sql`attempt_id`, limit: 1 })
  if (!row) throw new HttpError(404, MOCK_ATTEMPT_NOT_FOUND)
  return summaryOf(row, now)
}

const MAX_UNFINISHED = 50

export async function unfinishedOf(db: Db, userId: string, now: Date): Promise<MockAttemptSummary[]> {
  const rows = await summariesOf(db, userId, {
    condition: sql`submitted_at is null`,
    order: sql`started_at desc, attempt_id`,
    limit: MAX_UNFINISHED,
  })
  return rows.map((row) => summaryOf(row, now))
}

export async function submittedPage(
  db: Db,
  userId: string,
  { before, limit }: { before?: readonly [at: string, id: string] | undefined; limit: number },
  now: Date,
) {
  const rows = await summariesOf(db, userId, {
    condition: before
      ? sql`(submitted_at, attempt_id) < (${before[0]}::timestamptz, ${before[1]}::uuid)`
      : sql`submitted_at is not null`,
    order: sql`submitted_at desc, attempt_id desc`,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const hasMore = rows.length > limit && last?.submitted_at
  return {
    data: page.map((row) => summaryOf(row, now)),
    next_before: hasMore ? `${last.submitted_at?.toISOString()}~${last.attempt_id}` : null,
  }
}

interface AttemptRow extends SummaryRow {
  minutes: number
  wrong_hundredths: number
  left_out_hundredths: number
  questions: StoredPaper
  answers: MockAttempt['answers']
}

/**
 * Without right answers.
 * @throws HttpError 404
 */
export async function attemptById(db: Db, userId: string, attemptId: string, now: Date): Promise<MockAttempt> {
  const { rows } = await sql<AttemptRow>`
    select ${SUMMARY}, minutes, wrong_hundredths, left_out_hundredths, questions, coalesce((
      select jsonb_agg(jsonb_build_object('question_id', question_id, 'option', option, 'certainty', certainty,
        'is_flagged', is_flagged, 'given_ms', given_ms, 'seconds', seconds)) from mock_answers where mock_answers.attempt_id = mock_attempts.attempt_id), '[]') as answers
    from ${ATTEMPTS} where attempt_id = ${attemptId} and user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new HttpError(404, MOCK_ATTEMPT_NOT_FOUND)
  const { minutes, right_hundredths, wrong_hundredths, left_out_hundredths, answers } = row
  return {
    ...summaryOf(row, now),
    minutes,
    rules: { right_hundredths, wrong_hundredths, left_out_hundredths },
    questions: paperFrom(row.questions).map((question) => MockQuestion.parse(question)),
    answers,
  }
}
