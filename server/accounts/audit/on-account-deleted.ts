import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/**
 * Before an account goes: that something was done to it and to its words stays. The words, the titles they had and the name do not; a post's and a
 * discussion's name is that of its forum or quiz, and nobody's words.
 */
export async function auditOnAccountDeleted(db: Db, userId: string): Promise<void> {
  await sql`
    update audit_log set details = details - 'content' - 'author',
      subject_name = case when subject_kind in ('tip', 'group') then '' else subject_name end
    where (details ->> 'author_id') is not null and details ->> 'author_id' = ${userId}`.execute(db)
  await sql`
    update audit_log set subject_name = '' where subject_id = ${userId} and subject_kind = 'person'`.execute(db)
}
