import pg from 'pg'
import { type Answer, call, waitUntil } from './calls.ts'

/** Locks the table while `work` runs; other tables stay available. @param work receives a function that counts waiting queries */
export async function withLocked<T>(
  url: string,
  table: string,
  work: (countWaiting: () => Promise<number>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${table} in access exclusive mode`)
    return await work(async () => {
      const { rows } = await client.query(
        `select count(*)::int as n from pg_stat_activity where application_name = 'catalyst' and wait_event_type = 'Lock'`,
      )
      return rows[0].n
    })
  } finally {
    await client.end()
  }
}

const MORE_THAN_FIT = 24
/** A call that reads the table. */
export const FEEDBACK = '/api/feedback/my-feedback'

/** Enough calls to use the whole pool, all for one table. */
export const crowd = (url: string, token: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: MORE_THAN_FIT }, () => call(url, 'GET', FEEDBACK, { token })))

/** Whether queries run on all connections at the same time, so that none is stuck. */
export async function usesWholePool(server: { url: string; token: string }, database: string, pool: number): Promise<boolean> {
  const { url, token } = server
  let answers: Promise<Answer[]> | undefined
  const ms = await withLocked(database, 'feedback', (waiting) => {
    answers = crowd(url, token)
    return waitUntil(async () => (await waiting()) === pool, 2500, 20)
  })
  return (await answers)?.every(({ status }) => status === 200) === true && ms !== undefined
}
