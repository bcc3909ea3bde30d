import { sql } from 'kysely'
import { dropLikes } from '#server/community/likes.ts'
import type { Db } from '#server/db/open.ts'
import { withdrawNotices } from '#server/messaging/notifications/commands.ts'
import { dropEmptyPlaces, LIKES, takeAway } from './commands.ts'
import { replyNotice } from './notices.ts'

/** Takes away what a person wrote and liked, before the account goes: counts are right afterwards, and the replies of others stay. */
export async function forgetPerson(db: Db, userId: string, now: Date): Promise<void> {
  const touched = await lockTouched(db, userId)
  await dropReplies(db, userId)
  for (const { likes, of, key } of Object.values(LIKES)) await dropLikes(db, { likes, of, key }, userId)
  await takeAway(db, sql`author_id = ${userId}`, now)
  await dropEmptyPlaces(db, touched)
}

async function dropReplies(db: Db, userId: string): Promise<void> {
  const { rows } = await sql<{ reply_id: string }>`
    with gone as (
      delete from quiz_discussion_replies where author_id = ${userId} returning reply_id, discussion_id
    ), counted as (
      update quiz_discussions set replies_count = replies_count - lost.replies
      from (select discussion_id, count(*) as replies from gone group by discussion_id) as lost
      where lost.discussion_id = quiz_discussions.discussion_id
    )
    select reply_id from gone`.execute(db)
  await withdrawNotices(
    db,
    rows.map((row) => replyNotice(row.reply_id)),
  )
}

/** In the order of their ids, as everybody who locks several does; then the person's own row, so that nothing new comes in between. */
async function lockTouched(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ discussion_id: string }>`
    select discussion_id from quiz_discussions where discussion_id in (
      select discussion_id from quiz_discussions where author_id = ${userId}
      union select discussion_id from quiz_discussion_replies where author_id = ${userId}
      union select discussion_id from quiz_discussion_likes where user_id = ${userId}
    ) order by discussion_id for no key update`.execute(db)
  await sql`
    select from quiz_discussion_replies where reply_id in (select reply_id from quiz_discussion_reply_likes where user_id = ${userId})
    order by reply_id for no key update`.execute(db)
  await sql`select from users where user_id = ${userId} for update`.execute(db)
  return rows.map((row) => row.discussion_id)
}
