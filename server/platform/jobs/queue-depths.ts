import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { QueueDepth } from './queue.ts'
import { FAILED_QUEUE } from './retry-policy.ts'

export async function queueDepths(db: Db): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      coalesce(extract(epoch from max(now() - start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::int as oldest
    from jobs.job where state < 'completed' and name <> ${FAILED_QUEUE} group by name`.execute(db)
  return rows
}
