import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Before an account goes: that something was done to its words stays, the words and the name under them do not. */
export async function leaveAuditedActs(db: Db, userId: string): Promise<void> {
  await sql`
    update audit_log set details = details - 'content' - 'author'
    where (details ->> 'author_id') is not null and details ->> 'author_id' = ${userId}`.execute(db)
}
