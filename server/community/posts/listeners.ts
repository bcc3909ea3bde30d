import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { notify } from '#server/messaging/notifications/commands.ts'
import { type Events, subscribe } from '#server/platform/events/events.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { likeNotice, postNotice } from './notices.ts'
import { postsOnAccountDeleted } from './on-account-deleted.ts'
import { likesToday, peopleNamed } from './queries.ts'

export function postListeners(): void {
  subscribe('account.deleted', 'posts', async (db, people, now) => {
    for (const { userId } of people) await postsOnAccountDeleted(db, userId, now)
  })
  subscribe('post.written', 'posts', async (db, all, now) => {
    for (const one of all) await tell(db, one, now)
  })
  subscribe('post.liked', 'posts', async (db, all, now) => {
    for (const one of all) await tellOfLike(db, one, now)
  })
}

/** Tells at once those whom a post answers or names; a crowd of subscribers is told by a job. */
async function tell(db: Db, { post, writerId, repliedTo, named }: Events['post.written'], now: Date): Promise<void> {
  const people = await peopleNamed(db, { ids: repliedTo, names: named, except: writerId })
  await notify(
    db,
    people.map((id) => postNotice(post, id, repliedTo.includes(id) ? 'reply' : 'mention')),
    now,
  )
}

/** Likes of one post on one of its author's days are told together. */
async function tellOfLike(db: Db, { post, author, likedBy }: Events['post.liked'], now: Date): Promise<void> {
  if (!can(author.role, 'community')) return
  const day = dayIn(author.timeZone, now)
  const likes = await likesToday(db, post.postId, author.timeZone, day)
  await notify(db, [likeNotice({ ...post, authorId: author.id, likedBy, likes, day })], now)
}
