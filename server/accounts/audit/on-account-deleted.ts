import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Removes the person's words and name. Posts and discussions are named after their forum or quiz, so those names stay. */
export async function auditOnAccountDeleted(db: Db, userId: string): Promise<void> {
  await sql`
    update audit_log set details = details - 'content' - 'author',
      subject_name = case when subject_kind in ('tip', 'group') then '' else subject_name end
    where (details ->> 'author_id') is not null and details ->> 'author_id' = ${userId}`.execute(db)
  await sql`
    update audit_log set subject_name = '' where subject_id = ${userId} and subject_kind = 'person'`.execute(db)
}
