import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** The embedded database has only one process. */
export async function releaseInterruptedJobs(db: Db): Promise<void> {
  await sql`
    update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit`.execute(db)
}
