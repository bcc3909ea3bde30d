import { sql } from 'kysely'
import { can, ROLES } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import type { Events } from '#server/events.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { postNotice } from '../notices.ts'

/** A job notifies subscribers. */
export async function notifyMentioned(
  db: Db,
  { post, writerId, repliedTo, named }: Events['post.written'],
  now: Date,
): Promise<void> {
  const people = await mentionedPeople(db, { ids: repliedTo, names: named, except: writerId })
  await notify(
    db,
    people.map((id) => postNotice(post, id, repliedTo.includes(id) ? 'reply' : 'mention')),
    now,
  )
}

const COMMUNITY_ROLES = ROLES.filter((role) => can(role, 'community'))

async function mentionedPeople(
  db: Db,
  { ids, names, except }: { ids: string[]; names: string[]; except: string },
): Promise<string[]> {
  if (ids.length + names.length === 0) return []
  const { rows } = await sql<{ user_id: string }>`
    select user_id from users
    where (user_id = any(${ids}::uuid[]) or username_key = any(${names}::text[]))
      and user_id <> ${except} and role = any(${COMMUNITY_ROLES}::text[]) order by user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
