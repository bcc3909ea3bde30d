import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** After a clock was ahead: pg-boss takes future times for recent runs. No job is delayed by a day. */
export async function repairFutureTimes(db: Db): Promise<void> {
  await sql`update jobs.version set cron_on = null where cron_on > now() + interval '1 minute'`.execute(db)
  await sql`
    update jobs.queue set maintain_on = null, monitor_on = null, monitor_claim_on = null
    where greatest(maintain_on, monitor_on, monitor_claim_on) > now() + interval '1 minute'`.execute(db)
  await sql`
    update jobs.job set created_on = least(created_on, now()), start_after = now()
    where state in ('created', 'retry')
      and (created_on > now() + interval '1 minute' or start_after > now() + interval '1 day')`.execute(db)
  await sql`
    update jobs.job set started_on = now(), heartbeat_on = least(heartbeat_on, now())
    where state = 'active' and started_on > now() + interval '1 minute'`.execute(db)
}
