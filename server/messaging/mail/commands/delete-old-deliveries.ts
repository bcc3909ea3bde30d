import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

const DELETE_BATCH_SIZE = 5000

/** In batches: a statement may take at most eight seconds. */
export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  const day = daysBefore(now, RETENTION_DAYS.mailDeliveries).toISOString().slice(0, 10)
  for (let gone = DELETE_BATCH_SIZE; gone === DELETE_BATCH_SIZE; ) {
    const { numAffectedRows } = await sql`
      delete from mail_deliveries where (user_id, kind, day) in (
        select user_id, kind, day from mail_deliveries where day < ${day} and settled_at is not null limit ${DELETE_BATCH_SIZE})`.execute(
      db,
    )
    gone = Number(numAffectedRows)
  }
}
