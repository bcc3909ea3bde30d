import pg from 'pg'
import { USUAL_RULES } from '#contract/practice/mock-test-rules.ts'
import { openServer } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { paperColumns } from '#server/practice/mock-tests/commands/paper-columns.ts'
import { drawQuestions } from '#server/practice/mock-tests/queries/questions.ts'
import { type Figure, percentile } from '../support/figures.ts'
import { LOAD_CORE, startNode } from '../support/processes.ts'
import { hashed } from '../support/years.ts'
import type { LoadSetup } from './order.ts'
import type { TestDayOrder, TestDayTold } from './test-day-program.ts'

const PEOPLE = 2000
const QUESTIONS = 100
const LATE_MS = 1000
const MARKED_WITHIN_MS = 10 * 60_000

const tokenOf = (n: number) => `bench-taker-${n}`.padEnd(43, 'x')

/**
 * A scheduled test of 100 questions: 2,000 people begin within a minute and answer each 40 seconds, then all open their results within a minute.
 * `minutes` is how long they answer; 67 are the whole test.
 */
export async function testDay({ product, databaseUrl, seed, minutes = 4 }: LoadSetup): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const testId = await openTest(databaseUrl)
    await client.query(TAKERS, [Array.from({ length: PEOPLE }, (_, n) => hashed(tokenOf(n)))])
    const people = { origin: product.origin, tokens: Array.from({ length: PEOPLE }, (_, n) => tokenOf(n)), seed }
    const answers = Math.min(QUESTIONS, Math.round((minutes * 60) / 40))
    const taken = await told({ ...people, begin: { testId, answers } })
    const lost = await lostAnswers(client, taken)
    const markedMs = await marked(client, testId)
    const seen = await told({ ...people, results: taken.people.map(({ attemptId }) => attemptId) })
    const wrong = await wrongPercentiles(client, taken, seen)
    return [
      failures('test day', [taken, seen]),
      {
        name: 'test day, answers that were acknowledged and lost',
        value: lost,
        unit: '',
        target: { atMost: 0 },
        note: `${answers} each`,
      },
      ...[...Object.entries(taken.times), ...Object.entries(seen.times)].map(
        ([name, times]): Figure => ({
          name: `test day, ${name}, p99`,
          value: percentile(times, 0.99),
          unit: 'ms',
          target: { atMost: LATE_MS },
          note: `${times.length}, p50 ${percentile(times, 0.5).toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`,
        }),
      ),
      { name: 'test day, percentiles unlike those of SQL', value: wrong, unit: '', target: { atMost: 0 }, note: `of ${PEOPLE}` },
      {
        name: 'test day, from the time of the results until they are out',
        value: markedMs,
        unit: 'ms',
        note: 'the job runs each minute',
      },
    ]
  } finally {
    await client.end()
  }
}

/** A test of 100 questions that is open for three hours. @returns its id */
async function openTest(databaseUrl: string): Promise<string> {
  const database = await openServer(databaseUrl, { poolSize: 1 }, () => {})
  try {
    const filter = { nodes: [], only_read: false, answered: 'any' as const }
    const questions = await drawQuestions(database.db, newId(), { filter, seed: 'test day', limit: QUESTIONS })
    const now = Date.now()
    const { minutes_per_hundred: minutes, ...rules } = USUAL_RULES
    const times = { opens_at: new Date(now - 1000), closes_at: new Date(now + 3 * 3_600_000), created_at: new Date(now - 2000) }
    const test_id = newId()
    await database.db
      .insertInto('mock_tests')
      .values({ test_id, title: 'Test day', minutes, ...rules, ...paperColumns(questions), ...times })
      .execute()
    return test_id
  } finally {
    await database.close()
  }
}

/** People with Pro who are signed in. */
const TAKERS = `
  with taker as (
    insert into users (user_id, email, email_key, username, username_key, password_hash, role, created_at, updated_at)
    select gen_random_uuid(), 'taker' || n || '@bench.test', 'taker' || n || '@bench.test', 'taker' || n, 'taker' || n, '', 'pro', now(), now()
    from generate_series(1, cardinality($1::text[])) as n returning user_id, substr(username, 6)::int as n)
  insert into sessions (session_id, token_hash, user_id, created_at, last_seen_at, expires_at)
  select gen_random_uuid(), ($1::text[])[n], user_id, now(), now(), now() + interval '1 day' from taker`

function told(order: TestDayOrder): Promise<TestDayTold> {
  const program = startNode(['bench/load/test-day-program.ts'], { core: LOAD_CORE, speaks: true })
  return new Promise((resolve, reject) => {
    program.once('exit', () => reject(new Error('The program that loads has ended')))
    program.once('message', (told) => {
      resolve(told as TestDayTold)
      program.disconnect()
    })
    program.send(order)
  })
}

/** How many answers that the server has acknowledged are not stored as they were sent. */
async function lostAnswers(client: pg.Client, { people }: TestDayTold): Promise<number> {
  const { rows } = await client.query<{ attempt_id: string; question_id: string; option: string }>(
    'select attempt_id, question_id, option from mock_answers join mock_attempts using (attempt_id) join mock_tests using (test_id) where owner_id is null',
  )
  const stored = new Map(rows.map(({ attempt_id, question_id, option }) => [`${attempt_id} ${question_id}`, option]))
  return people
    .flatMap(({ attemptId, answers }) =>
      Object.entries(answers).map(([question, option]) => [`${attemptId} ${question}`, option] as const),
    )
    .filter(([key, option]) => stored.get(key) !== option).length
}

/** Ends the test as if the time of its results had come, and waits for them. @returns milliseconds */
async function marked(client: pg.Client, testId: string): Promise<number> {
  await client.query(`update mock_tests set closes_at = now() - interval '11 minutes' where test_id = $1`, [testId])
  const begun = performance.now()
  while (performance.now() - begun < MARKED_WITHIN_MS) {
    const { rows } = await client.query('select marked_at from mock_tests where test_id = $1', [testId])
    if (rows[0].marked_at) return performance.now() - begun
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The test was not marked')
}

async function wrongPercentiles(client: pg.Client, { people }: TestDayTold, { percentiles }: TestDayTold): Promise<number> {
  const { rows } = await client.query<{ attempt_id: string; percentile: string }>(
    `select attempt_id, round((100 * cume_dist() over (order by marks_hundredths))::numeric, 1) as percentile
     from mock_attempts join mock_tests using (test_id) where owner_id is null`,
  )
  const right = new Map(rows.map(({ attempt_id, percentile }) => [attempt_id, Number(percentile)]))
  return people.filter(({ attemptId }, n) => right.get(attemptId) !== percentiles[n]).length + Math.abs(PEOPLE - rows.length)
}

function failures(profile: string, tolds: TestDayTold[]): Figure {
  const failed = tolds.flatMap((one) => Object.entries(one.failed))
  return {
    name: `${profile}, failed`,
    value: failed.reduce((sum, [, count]) => sum + count, 0),
    unit: '',
    target: { atMost: 0 },
    note: failed.map(([what, count]) => `${count} × ${what}`).join(', ') || 'nothing',
  }
}
