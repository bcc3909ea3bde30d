import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** With the embedded database there is only one process, so a job that ran when it ended runs again at once. */
export async function releaseInterruptedJobs(db: Db): Promise<void> {
  await sql`
    update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit`.execute(db)
}
