import { sql } from 'kysely'
import { dropLikes } from '#server/community/shared/likes.ts'
import type { Db } from '#server/db/open.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { deleteOrEmptyDiscussions } from './commands/delete-discussion.ts'
import { deleteEmptyDiscussions } from './commands/delete-reply.ts'
import { LIKE_TABLES } from './commands/set-like.ts'
import { replyNotice } from './notices.ts'

/** Others' replies stay. Needs the transaction that deletes the account. */
export async function quizDiscussionOnAccountDeleted(db: Db, userId: string, now: Date): Promise<void> {
  const affected = await lockAffected(db, userId)
  await deleteReplies(db, userId)
  for (const { likes, of, key } of Object.values(LIKE_TABLES)) await dropLikes(db, { likes, of, key }, userId)
  await deleteOrEmptyDiscussions(db, sql`author_id = ${userId}`, now)
  await deleteEmptyDiscussions(db, affected)
}

async function deleteReplies(db: Db, userId: string): Promise<void> {
  const { rows } = await sql<{ reply_id: string }>`
    with deleted as (
      delete from quiz_discussion_replies where author_id = ${userId} returning reply_id, discussion_id
    ), corrected as (
      update quiz_discussions set replies_count = replies_count - lost.replies
      from (select discussion_id, count(*) as replies from deleted group by discussion_id) as lost
      where lost.discussion_id = quiz_discussions.discussion_id
    )
    select reply_id from deleted`.execute(db)
  await deleteNotifications(
    db,
    rows.map((row) => replyNotice(row.reply_id)),
  )
}

/** Locks in id order, to avoid deadlocks; then the account, against new writes. @returns discussion ids */
async function lockAffected(db: Db, userId: string): Promise<string[]> {
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
