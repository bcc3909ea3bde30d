import { sql } from 'kysely'
import type { AdminTest } from '#contract/practice/mock-test-admin.ts'
import { MOCK_TEST_NOT_FOUND, type ScheduledTest } from '#contract/practice/mock-tests.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { paperFrom, resultsAt, type StoredPaper } from '../rules.ts'
import { type StoredSummary, summaries, summaryOf, withTimes } from './attempts.ts'
import { poolQuestion } from './questions.ts'

interface TestRow {
  test_id: string
  title: string
  question_count: number
  minutes: number
  right_hundredths: number
  wrong_hundredths: number
  left_out_hundredths: number
  opens_at: Date
  closes_at: Date
  marked_at: Date | null
}

const TEST = sql`test_id, title, question_count, minutes, right_hundredths, wrong_hundredths, left_out_hundredths, opens_at, closes_at,
  mock_tests.marked_at`

const testOf = ({ right_hundredths, wrong_hundredths, left_out_hundredths, ...row }: TestRow, now: Date) => ({
  test_id: row.test_id,
  title: row.title,
  questions: row.question_count,
  minutes: row.minutes,
  rules: { right_hundredths, wrong_hundredths, left_out_hundredths },
  opens_at: row.opens_at.toISOString(),
  closes_at: row.closes_at.toISOString(),
  results_at: resultsAt(row.closes_at).toISOString(),
  state: testState(row, now),
})

function testState(
  { opens_at, closes_at, marked_at }: Pick<TestRow, 'opens_at' | 'closes_at' | 'marked_at'>,
  now: Date,
): ScheduledTest['state'] {
  if (marked_at) return 'results'
  if (now >= closes_at) return 'marking'
  return now < opens_at ? 'announced' : 'open'
}

const MAX_COMING = 50
const MAX_CLOSED = 10

export async function scheduledTests(db: Db, userId: string, now: Date): Promise<ScheduledTest[]> {
  const { rows } = await sql<TestRow & { attempt: StoredSummary | null }>`
    select test.*, (select to_jsonb(own) from (${summaries(sql`user_id = ${userId} and test_id = test.test_id`)}) as own) as attempt
    from (
      (select ${TEST} from mock_tests where owner_id is null and closes_at > ${now} order by closes_at limit ${MAX_COMING})
      union all
      (select ${TEST} from mock_tests where owner_id is null and closes_at <= ${now} order by closes_at desc limit ${MAX_CLOSED})
    ) as test`.execute(db)
  const tests = rows.map(({ attempt, ...row }) => ({
    ...testOf(row, now),
    attempt: attempt && summaryOf(withTimes(attempt), now),
  }))
  return [
    ...tests.filter(({ state }) => state === 'open'),
    ...tests.filter(({ state }) => state === 'announced').sort((one, other) => (one.opens_at < other.opens_at ? -1 : 1)),
    ...tests.filter(({ state }) => state === 'marking' || state === 'results'),
  ]
}

interface AdminRow extends TestRow {
  begun: number
  submitted: number
}

const ADMIN_TEST = sql`${TEST},
  (select count(*)::integer from mock_attempts where mock_attempts.test_id = mock_tests.test_id) as begun,
  (select count(submitted_at)::integer from mock_attempts where mock_attempts.test_id = mock_tests.test_id) as submitted`

const adminTest = (row: AdminRow, now: Date): AdminTest => ({
  ...testOf(row, now),
  begun: row.begun,
  submitted: row.submitted,
})

const MAX_LISTED = 200

export async function adminTests(db: Db, now: Date): Promise<AdminTest[]> {
  const { rows } = await sql<AdminRow>`
    select ${ADMIN_TEST} from mock_tests where owner_id is null order by opens_at desc, test_id limit ${MAX_LISTED}`.execute(db)
  return rows.map((row) => adminTest(row, now))
}

/** @throws HttpError 404 */
export async function adminTestById(db: Db, testId: string, now: Date) {
  const { rows } = await sql<AdminRow & { paper: StoredPaper }>`
    select ${ADMIN_TEST}, questions as paper from mock_tests where owner_id is null and test_id = ${testId}`.execute(db)
  const [row] = rows
  if (!row) throw new HttpError(404, MOCK_TEST_NOT_FOUND)
  return { ...adminTest(row, now), paper: paperFrom(row.paper).map(poolQuestion) }
}
