import { sql } from 'kysely'
import type { ByCertainty, MockFigures } from '#contract/practice/mock-results.ts'
import type { Db } from '#server/db/open.ts'
import { sumByCertainty } from '../rules.ts'

const MARKED = sql`mock_attempts join mock_tests using (test_id)
  where mock_attempts.marked_at is not null and (owner_id is not null or mock_tests.marked_at is not null)`

const LATEST = 50

interface AttemptRow {
  attempt_id: string
  title: string
  submitted_at: Date
  right: number
  wrong: number
  left_out: number
  marks_hundredths: number
  most_hundredths: number
  by_certainty: ByCertainty[]
}

export async function figuresOf(db: Db, userId: string): Promise<MockFigures> {
  const [latest, all] = await Promise.all([latestOf(db, userId), certaintiesOf(db, userId)])
  return {
    by_certainty: sumByCertainty([all]),
    attempts: latest.map((row) => ({ ...row, submitted_at: row.submitted_at.toISOString() })).reverse(),
  }
}

async function latestOf(db: Db, userId: string): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select attempt_id, title, submitted_at, right_answers as right, wrong_answers as wrong, left_out, marks_hundredths,
      question_count * right_hundredths as most_hundredths, certainties as by_certainty
    from ${MARKED} and user_id = ${userId} order by submitted_at desc, attempt_id desc limit ${LATEST}`.execute(db)
  return rows
}

async function certaintiesOf(db: Db, userId: string): Promise<ByCertainty[]> {
  const { rows } = await sql<ByCertainty>`
    select certainty, sum(answered)::integer as answered, sum("right")::integer as right, sum(part.marks_hundredths)::integer as marks_hundredths
    from (select certainties from ${MARKED} and user_id = ${userId}) as attempts
      cross join lateral jsonb_to_recordset(certainties) as part (certainty text, answered integer, "right" integer, marks_hundredths integer)
    group by certainty`.execute(db)
  return rows
}
