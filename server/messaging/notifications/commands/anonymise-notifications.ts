import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export async function anonymiseNotifications(db: Db, userId: string, abouts: string[]): Promise<void> {
  if (abouts.length === 0) return
  await sql`
    update notifications set
      title = case when starts_with(title, username || ' ') then 'Someone' || substr(title, length(username) + 1) else title end,
      message = case when starts_with(message, username || ' ') then 'Someone' || substr(message, length(username) + 1) else message end,
      data = case when data ->> 'name' = username then data || '{"name": null}' else data end
    from users where users.user_id = ${userId} and about = any(${abouts}::text[])`.execute(db)
}
