import { sql } from 'kysely'
import { can } from '#contract/roles.ts'
import { firstInstant } from '#server/db/first-instant.ts'
import type { Db } from '#server/db/open.ts'
import type { Events } from '#server/events.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { likeNotice } from '../notices.ts'

/** One notification per post and day of the author. */
export async function notifyOfLike(db: Db, { post, author, likedBy }: Events['post.liked'], now: Date): Promise<void> {
  if (!can(author.role, 'community')) return
  const day = dayIn(author.timeZone, now)
  const likes = await countLikesSince(db, post.postId, author.timeZone, day)
  await notify(db, [likeNotice({ ...post, authorId: author.id, likedBy, likes, day })], now)
}

/** @param day `YYYY-MM-DD` in the time zone */
async function countLikesSince(db: Db, postId: string, timeZone: string, day: string): Promise<number> {
  const { likes } = await db
    .selectFrom('forum_reactions')
    .where('post_id', '=', postId)
    .where('reaction', '=', 'like')
    .where('created_at', '>=', firstInstant(sql`${day}::date::timestamp`, timeZone))
    .select(({ fn }) => fn.countAll<number>().as('likes'))
    .executeTakeFirstOrThrow()
  return Number(likes)
}
