import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { FAILED_QUEUE } from './retry-policy.ts'

interface WaitingJob {
  id: string
  data: object | null
  due_at: Date
}

export async function moveRenamedJobs(
  db: Db,
  { name, formerly }: { name: string; formerly: string[] },
  send: (db: Db, job: WaitingJob) => Promise<unknown>,
): Promise<number> {
  return inTransaction(db, async (db) => {
    const { rows } = await sql<WaitingJob>`
      delete from jobs.job where name = any(${formerly}::text[]) and state in ('created', 'retry')
      returning id, data, start_after as due_at`.execute(db)
    for (const job of rows) await send(db, job)
    await sql`
      update jobs.job set source_name = ${name}
      where name = ${FAILED_QUEUE} and source_name = any(${formerly}::text[])`.execute(db)
    return rows.length
  })
}

export async function hasJobsOf(db: Db, names: string[]): Promise<boolean> {
  const { rows } = await sql`
    select from jobs.job where name = any(${names}::text[]) and state in ('created', 'retry')
    union all select from jobs.job where name = ${FAILED_QUEUE} and source_name = any(${names}::text[])
    limit 1`.execute(db)
  return rows.length > 0
}
