import { sql } from 'kysely'
import type { FirstForums } from '#contract/community/forums.ts'
import type { Db } from '#server/db/open.ts'

/** Derived from the category, so processes that start at once create each forum once. */
const ID = sql`('0190a001' || substr(category_id::text, 9))::uuid`

/** Gives members of a new instance a place to write. Skips instances with a forum or a non-admin account. */
export async function createFirstForums(db: Db, forums: FirstForums, now: Date): Promise<void> {
  await sql`
    insert into forums (forum_id, category_id, title, description, client_key, created_at)
    select ${ID}, category_id, title, first.description, ${ID}, ${now}
    from jsonb_to_recordset(${JSON.stringify(forums)}::jsonb) as first (category text, title text, description text)
      join forum_categories on name = category
    where not exists (select from forums) and not exists (select from users where role <> 'admin')
    on conflict (forum_id) do nothing`.execute(db)
}
