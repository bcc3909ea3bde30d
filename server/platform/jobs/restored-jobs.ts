import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import { FAILED_QUEUE } from './retry-policy.ts'

interface RestoredJob {
  job_id: string
  data: unknown
  due_at: Date
  given_up: object | null
}

/** Must run in the transaction that enqueues them. */
export async function claimRestoredJobs(db: Db, names: string[]): Promise<RestoredJob[]> {
  const { rows } = await sql<RestoredJob>`
    delete from carried_jobs where name = any(${names}::text[]) or (name = ${FAILED_QUEUE} and given_up ->> 'name' = any(${names}::text[]))
    returning job_id, data, due_at, given_up`.execute(db)
  return rows
}

export async function deleteUnclaimedRestoredJobs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('carried_jobs').where('created_at', '<', daysBefore(now, RETENTION_DAYS.carriedJobs)).execute()
}

export async function markGivenUp(db: Db, id: string, job: unknown): Promise<void> {
  await sql`
    update jobs.job set source_name = given.name, source_created_on = given.created_on, source_retry_count = given.tries, source_output = given.output
    from jsonb_to_record(${JSON.stringify(job)}::jsonb) as given(name text, created_on timestamptz, tries integer, output jsonb)
    where jobs.job.name = ${FAILED_QUEUE} and id = ${id}`.execute(db)
}
