import pg from 'pg'
import { type Answer, call, until } from './calls.ts'

/** Nobody gets at the table while `meanwhile` runs; everything else goes on. */
export async function withLocked<T>(
  url: string,
  table: string,
  meanwhile: (others: () => Promise<number>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${table} in access exclusive mode`)
    return await meanwhile(async () => {
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
/** Reads that table. */
export const FEEDBACK = '/api/feedback/my-feedback'

/** So many that the pool is used up, all of them for one table. */
export const crowd = (url: string, token: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: MORE_THAN_FIT }, () => call(url, 'GET', FEEDBACK, { token })))

/** Whether as many queries as there are connections are at work at once, none of them stuck elsewhere. */
export async function usesWholePool(server: { url: string; token: string }, database: string, pool: number): Promise<boolean> {
  const { url, token } = server
  let answers: Promise<Answer[]> | undefined
  const ms = await withLocked(database, 'feedback', (waiting) => {
    answers = crowd(url, token)
    return until(async () => (await waiting()) === pool, 2500, 20)
  })
  return (await answers)?.every(({ status }) => status === 200) === true && ms !== undefined
}
