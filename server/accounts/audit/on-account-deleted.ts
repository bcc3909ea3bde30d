import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/**
 * Entries stay, without the person's name, words and titles. Names of posts and discussions are those of their forum or quiz, so
 * they stay too.
 */
export async function auditOnAccountDeleted(db: Db, userId: string): Promise<void> {
  await sql`
    update audit_log set details = details - 'content' - 'author',
      subject_name = case when subject_kind in ('tip', 'group') then '' else subject_name end
    where (details ->> 'author_id') is not null and details ->> 'author_id' = ${userId}`.execute(db)
  await sql`
    update audit_log set subject_name = '' where subject_id = ${userId} and subject_kind = 'person'`.execute(db)
}
