import { sql } from 'kysely'
import type { FirstForums } from '#contract/community/forums.ts'
import type { Db } from '#server/db/open.ts'

/** The id of a category with another beginning: processes that start at once create each forum once. */
const ID = sql`('0190a001' || substr(category_id::text, 9))::uuid`

/**
 * Gives each category of a new instance its first forum, so that members find a place to write. An instance with a forum, or with any
 * account that is not an admin's, is not new: it stays as it is.
 */
export async function createFirstForums(db: Db, forums: FirstForums, now: Date): Promise<void> {
  await sql`
    insert into forums (forum_id, category_id, title, description, client_key, created_at)
    select ${ID}, category_id, title, first.description, ${ID}, ${now}
    from jsonb_to_recordset(${JSON.stringify(forums)}::jsonb) as first (category text, title text, description text)
      join forum_categories on name = category
    where not exists (select from forums) and not exists (select from users where role <> 'admin')
    on conflict (forum_id) do nothing`.execute(db)
}
